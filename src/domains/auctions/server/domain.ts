import { randomUUID } from 'node:crypto'
import * as bidding from '../common/bidding.ts'
import * as biddingShapes from '../common/bidding.shapes.ts'
import { biddingTasks } from './bidding.jobs.ts'
import { reactionsOfBidding } from './bidding.reactions.ts'
import { biddingRoutes } from './bidding.routes.ts'
import { startClosings } from './closing/closing.service.ts'
import { registerBiddingSource, registerListingSource } from './live/live-bids.service.ts'
import { cachedCall } from '#platform/server/http/cached/cached-calls.ts'
import type { Domain } from '#platform/server/domain.ts'
import { extend } from '#platform/server/extensions.ts'
import { hotTopics } from '#platform/server/live-hub.ts'

export const domain: Domain = {
  operations: [bidding],
  shapes: [biddingShapes],
  routes: [biddingRoutes],
  liveSources: [registerListingSource, registerBiddingSource],
  reactions: reactionsOfBidding,
  tasks: biddingTasks,
  services: [({ db, log }) => startClosings(db, `worker ${randomUUID()}`, log)],
  cachedCalls: [cachedCall(bidding.listBids, ({ listing }) => `listing:${listing}`)],
  extensions: [extend(hotTopics, ['bidding'])],
  tables: [
    'auction_closings',
    'bids',
    'auction_bidders',
    'reserve_reductions',
    'bidder_voids',
    'max_bid_reductions',
  ],
}
