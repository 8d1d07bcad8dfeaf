import { auctionClosed } from '#server/modules/bidding/bidding.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { refreshSearchRow } from './search-row.service.ts'

export const refreshAuctionClosed = reaction({
  name: 'refresh.auction-closed',
  on: auctionClosed,
  run: async (tx, { payload }) => await refreshSearchRow(tx, payload.listing_id),
})
