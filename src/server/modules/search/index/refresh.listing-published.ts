import { listingPublished } from '#server/modules/listings/listings.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { refreshSearchRow } from './search-row.service.ts'

export const refreshListingPublished = reaction({
  name: 'refresh.listing-published',
  on: listingPublished,
  run: async (tx, { payload }) => await refreshSearchRow(tx, payload.listing_id),
})
