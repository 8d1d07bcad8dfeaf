import { operation } from '#platform/common/operation.ts'
import type * as shapes from './listing-numbers.shapes.ts'

export type * from './listing-numbers.shapes.ts'

export const getListingNumbers = operation<typeof shapes.getListingNumbers>('GET /listing-numbers/{id}')({
  name: 'getListingNumbers',
  summary: 'Views, watchers and bids of a listing by day, for its seller and for admins',
  access: 'signed_in',
  duty: 'overview',
  view: 'listings',
  limit: { calls: 240, per: 'minute' },
})
