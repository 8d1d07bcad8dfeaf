import { listingPublished } from '#domains/listings/server/listings.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { carryWatchersOver } from './watching.service.ts'

export const carryOverListingPublished = reaction({
  name: 'carry-over.listing-published',
  on: listingPublished,
  run: async (tx, { payload }) => await carryWatchersOver(tx, payload.listing_id),
})
