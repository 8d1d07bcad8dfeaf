import { bidPlaced } from '#server/modules/bidding/bidding.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { refreshSoon } from '../search.jobs.ts'

export const refreshBidPlaced = reaction({
  name: 'refresh.bid-placed',
  on: bidPlaced,
  run: async (tx, { payload }) => await refreshSoon(tx, payload.listing_id),
})
