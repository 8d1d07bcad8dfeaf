import { listingMarkedSold } from '#domains/selling/server/selling.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { refreshSearchRow } from './search-row.service.ts'

export const refreshListingMarkedSold = reaction({
  name: 'refresh.listing-marked-sold',
  on: listingMarkedSold,
  run: async (tx, { payload }) => await refreshSearchRow(tx, payload.listing_id),
})
