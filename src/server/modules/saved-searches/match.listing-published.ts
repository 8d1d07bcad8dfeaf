import { listingPublished } from '#server/modules/listings/listings.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { matchPublished } from './matching.service.ts'

export const matchListingPublished = reaction({
  name: 'match.listing-published',
  on: listingPublished,
  run: async (tx, { payload }) => await matchPublished(tx, payload.listing_id),
})
