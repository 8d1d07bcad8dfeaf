import { listingPublished } from '#domains/listings/server/listings.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { refreshSearchRow } from './search-row.service.ts'

export const refreshListingPublished = reaction({
  name: 'refresh.listing-published',
  on: listingPublished,
  run: async (tx, { payload }) => await refreshSearchRow(tx, payload.listing_id),
})
