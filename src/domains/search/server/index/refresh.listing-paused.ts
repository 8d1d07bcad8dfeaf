import { listingPaused } from '#domains/listings/server/listings.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { refreshSearchRow } from './search-row.service.ts'

export const refreshListingPaused = reaction({
  name: 'refresh.listing-stood-still',
  on: listingPaused,
  run: async (tx, { payload }) => await refreshSearchRow(tx, payload.listing_id),
})
