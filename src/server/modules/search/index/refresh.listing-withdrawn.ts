import { listingWithdrawn } from '#server/modules/listings/listings.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { refreshSearchRow } from './search-row.service.ts'

export const refreshListingWithdrawn = reaction({
  name: 'refresh.listing-withdrawn',
  on: listingWithdrawn,
  run: async (tx, { payload }) => await refreshSearchRow(tx, payload.listing_id),
})
