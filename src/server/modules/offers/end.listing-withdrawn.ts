import { listingWithdrawn } from '#server/modules/listings/listings.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { endOffers } from './ending.service.ts'

export const endOffersListingWithdrawn = reaction({
  name: 'end-offers.listing-withdrawn',
  on: listingWithdrawn,
  run: async (tx, { payload: { listing_id } }) => await endOffers(tx, listing_id, 'closed'),
})
