import { auctionClosed } from '#domains/auctions/server/bidding.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { relistAlone } from './relisting.service.ts'

export const reactionsOfSelling = [
  reaction({
    name: 'relist.auction-closed',
    on: auctionClosed,
    concerns: ({ outcome }) => outcome === 'unsold',
    run: async (tx, { payload: { seller_id: sellerId, listing_id: listingId } }, { config }) =>
      await relistAlone(tx, config, sellerId, listingId),
  }),
]
