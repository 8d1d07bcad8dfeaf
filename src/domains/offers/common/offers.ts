import { operation } from '#platform/common/operation.ts'
import type * as shapes from './offers.shapes.ts'

export type * from './offers.shapes.ts'

export const maxProposals = 5
export const fixedPriceOfferDays = 7
export const secondChanceDays = 7

export const listOffers = operation<typeof shapes.listOffers>('GET /offer')({
  name: 'listOffers',
  summary:
    'Offers I am a side of or answer for a business, waiting ones first: on one listing, with what I may do there, or on all',
  access: 'user',
  view: 'offers',
  keyScope: 'offers:read',
  limit: { calls: 240, per: 'minute' },
})

const refusals = [
  'listing_closed',
  'listing_held',
  'has_bids',
  'offers_not_taken',
  'offer_open',
  'offer_closed',
  'offer_moved',
  'offers_used_up',
  'not_allowed_to_bid',
  'requirement_unconfirmed',
  'price_changed',
] as const

export const makeOffer = operation<typeof shapes.makeOffer>('POST /offer')({
  name: 'makeOffer',
  summary: 'Name a price for a listing that takes offers; a purchase at once where the seller has said so',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  status: 201,
  refusals,
  idempotentByKey: true,
})

export const getOffer = operation<typeof shapes.getOffer>('GET /offer/{id}')({
  name: 'getOffer',
  summary: 'An offer that I am a side of, or answer for a business whose team I am on',
  access: 'user',
  view: 'offers',
  keyScope: 'offers:read',
  limit: { calls: 240, per: 'minute' },
})

export const answerOffer = operation<typeof shapes.answerOffer>('PUT /offer/{id}')({
  name: 'answerOffer',
  summary:
    'Accept, decline, counter or withdraw. Accepting buys it and ends all other offers on it. An API key may only decline or withdraw',
  access: 'user',
  keyScope: 'offers:write',
  limit: { calls: 120, per: 'hour' },
  refusals,
  idempotentByKey: true,
})

/** The second way to withdraw (specification › Offers). */
export const withdrawOffer = operation<typeof shapes.withdrawOffer>('DELETE /offer')({
  name: 'withdrawOffer',
  summary:
    'Withdraw what I proposed on a listing: as its buyer my offer, as its seller my proposal to that buyer',
  access: 'user',
  keyScope: 'offers:write',
  limit: { calls: 120, per: 'hour' },
  refusals: ['offer_closed', 'offer_moved'],
})

export const sendFixedPriceOffer = operation<typeof shapes.sendFixedPriceOffer>('POST /fixed-price-offer')({
  name: 'sendFixedPriceOffer',
  summary:
    'After an auction that did not sell: one price to those who bid on it or watch it. The first to accept buys it',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  status: 201,
  refusals: ['not_unsold', 'already_offered', 'already_relisted', 'nobody_to_offer'],
  idempotentByKey: true,
})

export const sendSecondChance = operation<typeof shapes.sendSecondChance>('POST /second-chance-offer')({
  name: 'sendSecondChance',
  summary:
    'After the winner of an auction defaulted: to the next bidder, at the most that bidder would have paid',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  status: 201,
  refusals: ['not_fallen_through', 'already_offered', 'already_relisted', 'nobody_to_offer'],
  idempotentByKey: true,
})
