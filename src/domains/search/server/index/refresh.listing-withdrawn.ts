import { listingWithdrawn } from '#domains/listings/server/listings.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { refreshSearchRow } from './search-row.service.ts'

export const refreshListingWithdrawn = reaction({
  name: 'refresh.listing-withdrawn',
  on: listingWithdrawn,
  run: async (tx, { payload }) => await refreshSearchRow(tx, payload.listing_id),
})
