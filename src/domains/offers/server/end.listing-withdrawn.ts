import { listingWithdrawn } from '#domains/listings/server/listings.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { endOffers } from './ending.service.ts'

export const endOffersListingWithdrawn = reaction({
  name: 'end-offers.listing-withdrawn',
  on: listingWithdrawn,
  run: async (tx, { payload: { listing_id: listingId } }) => await endOffers(tx, listingId, 'closed'),
})
