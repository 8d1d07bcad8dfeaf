import { bidPlaced } from '#domains/auctions/server/bidding.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { refreshSoon } from '../search.jobs.ts'

export const refreshBidPlaced = reaction({
  name: 'refresh.bid-placed',
  on: bidPlaced,
  run: async (tx, { payload }) => await refreshSoon(tx, payload.listing_id),
})
