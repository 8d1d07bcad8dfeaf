import { operation } from '#platform/common/operation.ts'
import type * as shapes from './voids.shapes.ts'

export const voidReasons = ['asked', 'not_genuine'] as const
export type VoidReason = (typeof voidReasons)[number]

export const voidBidder = operation<typeof shapes.voidBidder>('POST /void-bidder/{id}')({
  name: 'voidBidder',
  summary: 'As the seller: make all bids of a bidder void; the price is played again from the rest',
  access: 'user',
  limit: { calls: 60, per: 'minute' },
  refusals: ['not_an_auction', 'listing_closed', 'void_too_late', 'no_bids_of_bidder'],
  idempotentByKey: true,
})

export const lowerMaximum = operation<typeof shapes.lowerMaximum>('PUT /lower-maximum/{id}')({
  name: 'lowerMaximum',
  summary: 'As the leader whom a void brought to the top: lower my limit, to no less than the price',
  access: 'user',
  limit: { calls: 60, per: 'minute' },
  refusals: ['listing_closed', 'not_allowed_to_lower'],
  idempotentByKey: true,
})
