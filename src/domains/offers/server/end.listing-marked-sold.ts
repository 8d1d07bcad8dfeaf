import { listingMarkedSold } from '#domains/selling/server/selling.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { endOffers } from './ending.service.ts'

export const endOffersListingMarkedSold = reaction({
  name: 'end-offers.listing-marked-sold',
  on: listingMarkedSold,
  run: async (tx, { payload: { listing_id: listingId, sold_out: soldOut = true } }) => {
    if (soldOut) await endOffers(tx, listingId, 'sold')
  },
})
