import { auctionClosed } from '#server/modules/bidding/bidding.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { endOffers } from './ending.service.ts'

export const endOffersAuctionClosed = reaction({
  name: 'end-offers.auction-closed',
  on: auctionClosed,
  run: async (tx, { payload: { listing_id } }) => await endOffers(tx, listing_id, 'closed'),
})
