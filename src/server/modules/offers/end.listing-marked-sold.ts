import { listingMarkedSold } from '#server/modules/selling/selling.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { endOffers } from './ending.service.ts'

export const endOffersListingMarkedSold = reaction({
  name: 'end-offers.listing-marked-sold',
  on: listingMarkedSold,
  run: async (tx, { payload: { listing_id, sold_out = true } }) => {
    if (sold_out) await endOffers(tx, listing_id, 'sold')
  },
})
