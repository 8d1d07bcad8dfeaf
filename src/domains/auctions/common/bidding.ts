import { operation } from '#platform/common/operation.ts'
import type * as shapes from './bidding.shapes.ts'

export type * from './bidding.shapes.ts'

export const placeBid = operation<typeof shapes.placeBid>('POST /bid')({
  name: 'placeBid',
  summary: 'Bid up to a maximum; the price moves only as far as it must',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
  status: 201,
  refusals: [
    'bid_too_low',
    'maximum_below_own',
    'listing_closed',
    'not_allowed_to_bid',
    'requirement_unconfirmed',
    'not_an_auction',
  ],
  idempotentByKey: true,
})

export const listBids = operation<typeof shapes.listBids>('GET /bid')({
  name: 'listBids',
  summary: 'The bids on a listing, or my own bids on all of them or on one, latest first',
  access: 'anyone',
  view: 'public',
  limit: { calls: 240, per: 'minute' },
})

export const listMyAuctions = operation<typeof shapes.listMyAuctions>('GET /my-auctions')({
  name: 'listMyAuctions',
  summary: 'The auctions I have bid on, closing soonest first, ended ones last',
  access: 'user',
  view: 'bids',
  limit: { calls: 240, per: 'minute' },
})

export const buyNow = operation<typeof shapes.buyNow>('PUT /buy-now/{id}')({
  name: 'buyNow',
  summary: 'Buy at the buy-now or fixed price',
  access: 'user',
  limit: { calls: 60, per: 'minute' },
  refusals: [
    'listing_closed',
    'listing_held',
    'buy_now_gone',
    'not_enough_left',
    'price_changed',
    'not_allowed_to_bid',
    'requirement_unconfirmed',
  ],
  idempotentByKey: true,
})

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

export const sandboxDays = 30
/** If there are more, the newest are tried. */
export const maxSandboxAuctions = 2_000

export const tryRules = operation<typeof shapes.tryRules>('POST /rule-sandbox')({
  name: 'tryRules',
  summary: 'What the last 30 days would have looked like by another extension or other limits',
  access: 'admin',
  duty: 'fullAdmins',
  limit: { calls: 10, per: 'minute' },
})
