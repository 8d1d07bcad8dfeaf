import { auctionExtended } from '#domains/auctions/server/bidding.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { refreshSearchRow } from './search-row.service.ts'

export const refreshAuctionExtended = reaction({
  name: 'refresh.auction-extended',
  on: auctionExtended,
  run: async (tx, { payload }) => await refreshSearchRow(tx, payload.listing_id),
})
