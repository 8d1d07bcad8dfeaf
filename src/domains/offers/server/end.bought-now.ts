import { boughtNow } from '#domains/auctions/server/bidding.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { endOffers } from './ending.service.ts'

export const endOffersBoughtNow = reaction({
  name: 'end-offers.bought-now',
  on: boughtNow,
  run: async (tx, { payload: { listing_id: listingId, sold_out: soldOut } }) => {
    if (soldOut) await endOffers(tx, listingId, 'sold')
  },
})
