import { operation } from '#platform/common/operation.ts'
import type * as shapes from './listings.shapes.ts'

export type * from './listings.shapes.ts'

export const getListing = operation<typeof shapes.getListing>('GET /listing/{id}')({
  name: 'getListing',
  summary: 'A listing as everyone sees it, and what I can do with it',
  access: 'anyone',
  view: 'public',
  keyScope: 'listings:read',
  limit: { calls: 600, per: 'minute' },
})

export const getOpenHome = operation<typeof shapes.getOpenHome>('GET /open-home/{id}')({
  name: 'getOpenHome',
  summary: 'An open home of a live listing as an iCalendar file; starts_at says which',
  access: 'anyone',
  limit: { calls: 120, per: 'minute' },
  answersFile: true,
})

export const countListingView = operation<typeof shapes.countListingView>('PATCH /listing-views/{id}')({
  name: 'countListingView',
  summary: 'Count a view: once per viewer and day',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
})

export const getListingNumbers = operation<typeof shapes.getListingNumbers>('GET /listing-numbers/{id}')({
  name: 'getListingNumbers',
  summary: 'Views, watchers and bids of a listing by day, for its seller and for admins',
  access: 'signed_in',
  duty: 'overview',
  view: 'listings',
  limit: { calls: 240, per: 'minute' },
})

/**
 * Selling more in twelve months makes somebody a motor vehicle trader by law (trading-rules.md › New Zealand forms).
 */
export const maxPrivateSales = 6

export const getVehicleSales = operation<typeof shapes.getVehicleSales>('GET /vehicle-sales')({
  name: 'getVehicleSales',
  summary: 'How many vehicles for the road I sold here in the last twelve months',
  access: 'user',
  view: 'sales',
  limit: { calls: 120, per: 'minute' },
})

export const getConsumerNotice = operation<typeof shapes.getConsumerNotice>(
  'GET /consumer-information-notice/{id}',
)({
  name: 'getConsumerNotice',
  summary: 'The Consumer Information Notice of a vehicle that a trader sells, as a PDF to print',
  access: 'anyone',
  limit: { calls: 60, per: 'minute' },
  answersFile: true,
})
