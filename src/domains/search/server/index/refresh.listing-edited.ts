import { listingEdited } from '#domains/selling/server/selling.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { refreshSearchRow } from './search-row.service.ts'

export const refreshListingEdited = reaction({
  name: 'refresh.listing-edited',
  on: listingEdited,
  run: async (tx, { payload }) => await refreshSearchRow(tx, payload.listing_id),
})
