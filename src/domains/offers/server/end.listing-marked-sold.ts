import { listingMarkedSold } from '#domains/selling/server/selling.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { endOffers } from './ending.service.ts'

export const endOffersListingMarkedSold = reaction({
  name: 'end-offers.listing-marked-sold',
  on: listingMarkedSold,
  run: async (tx, { payload: { listing_id, sold_out = true } }) => {
    if (sold_out) await endOffers(tx, listing_id, 'sold')
  },
})
