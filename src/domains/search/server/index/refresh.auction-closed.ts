import { auctionClosed } from '#domains/auctions/server/bidding.events.ts'
import { jointReaction } from '#platform/server/jobs/outbox.ts'
import { refreshSearchRows } from './search-row.service.ts'

export const refreshAuctionClosed = jointReaction({
  name: 'refresh.auction-closed',
  on: auctionClosed,
  runAll: async (tx, facts) =>
    await refreshSearchRows(
      tx,
      facts.map(({ payload }) => payload.listing_id),
    ),
})
