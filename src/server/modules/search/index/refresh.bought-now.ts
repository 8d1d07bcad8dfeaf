import { boughtNow } from '#server/modules/bidding/bidding.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { refreshSearchRow } from './search-row.service.ts'

export const refreshBoughtNow = reaction({
  name: 'refresh.bought-now',
  on: boughtNow,
  run: async (tx, { payload }) => await refreshSearchRow(tx, payload.listing_id),
})
