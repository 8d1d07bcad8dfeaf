import { operation } from '#platform/common/operation.ts'
import type * as shapes from './own-listing-needs.shapes.ts'

export type * from './own-listing-needs.shapes.ts'

export const needKinds = [
  'offer',
  'message',
  'question',
  'suspended',
  'sent_back',
  'to_settle',
  'no_bids',
] as const
export type NeedKind = (typeof needKinds)[number]

export const maxNamedNeeds = 3

export const getOwnListingNeeds = operation<typeof shapes.getOwnListingNeeds>('GET /own-listing-needs')({
  name: 'getOwnListingNeeds',
  summary:
    'What needs me as a seller: offers, messages and questions to answer, what was suspended or sent back and why, sales of the last two weeks to settle, auctions that end within a day without a bid. The first few of each, and how many there are',
  access: 'user',
  view: 'listings',
  limit: { calls: 240, per: 'minute' },
})
