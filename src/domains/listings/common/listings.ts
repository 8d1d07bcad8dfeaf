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
