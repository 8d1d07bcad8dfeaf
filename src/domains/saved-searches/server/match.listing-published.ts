import { listingPublished } from '#domains/listings/server/listings.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { matchPublished } from './matching.service.ts'

export const matchListingPublished = reaction({
  name: 'match.listing-published',
  on: listingPublished,
  run: async (tx, { payload }) => await matchPublished(tx, payload.listing_id),
})
