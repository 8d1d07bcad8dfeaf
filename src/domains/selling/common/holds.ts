import { operation } from '#platform/common/operation.ts'
import type * as shapes from './holds.shapes.ts'

export type * from './holds.shapes.ts'

export const holdListing = operation<typeof shapes.holdListing>('PUT /listing/{id}/hold')({
  name: 'holdListing',
  summary:
    'Mark my live listing as pending until an instant, at most 14 days ahead: until then only the named person may buy it or make offers, or nobody',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  refusals: ['listing_closed', 'listing_not_editable'],
})

export const liftHold = operation<typeof shapes.liftHold>('DELETE /listing/{id}/hold')({
  name: 'liftHold',
  summary: 'My listing is no longer pending: anyone may buy it again',
  access: 'user',
  limit: { calls: 120, per: 'hour' },
})

export const listHoldCandidates = operation<typeof shapes.listHoldCandidates>('GET /hold-candidates/{id}')({
  name: 'listHoldCandidates',
  summary:
    'Who chatted with me about my listing, asked about it or made an offer, also when it was listed before, the latest first',
  access: 'user',
  view: 'sales',
  limit: { calls: 240, per: 'minute' },
})
