import { listingResumed } from '#domains/listings/server/listings.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { refreshSearchRow } from './search-row.service.ts'

export const refreshListingWentOn = reaction({
  name: 'refresh.listing-went-on',
  on: listingResumed,
  run: async (tx, { payload }) => await refreshSearchRow(tx, payload.listing_id),
})
