import { boughtNow } from '#domains/auctions/server/bidding.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { refreshSearchRow } from './search-row.service.ts'

export const refreshBoughtNow = reaction({
  name: 'refresh.bought-now',
  on: boughtNow,
  run: async (tx, { payload }) => await refreshSearchRow(tx, payload.listing_id),
})
