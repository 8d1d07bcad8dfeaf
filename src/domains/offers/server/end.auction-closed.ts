import { auctionClosed } from '#domains/auctions/server/bidding.events.ts'
import { jointReaction } from '#platform/server/jobs/outbox.ts'
import { endOffersOn } from './ending.service.ts'

export const endOffersAuctionClosed = jointReaction({
  name: 'end-offers.auction-closed',
  on: auctionClosed,
  runAll: async (tx, facts) =>
    await endOffersOn(
      tx,
      facts.map(({ payload }) => payload.listing_id),
      'closed',
    ),
})
