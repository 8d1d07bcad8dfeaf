import { boughtNow } from '#domains/auctions/server/bidding.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { endOffers } from './ending.service.ts'

export const endOffersBoughtNow = reaction({
  name: 'end-offers.bought-now',
  on: boughtNow,
  run: async (tx, { payload: { listing_id, sold_out } }) => {
    if (sold_out) await endOffers(tx, listing_id, 'sold')
  },
})
