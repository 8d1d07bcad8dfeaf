import { auctionExtended } from '#server/modules/bidding/bidding.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { refreshSearchRow } from './search-row.service.ts'

export const refreshAuctionExtended = reaction({
  name: 'refresh.auction-extended',
  on: auctionExtended,
  run: async (tx, { payload }) => await refreshSearchRow(tx, payload.listing_id),
})
