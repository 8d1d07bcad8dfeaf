import { bidPlaced } from '#domains/auctions/server/bidding.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { endOffersBefore } from './ending.service.ts'

/**
 * trading-rules.md: a pending offer expires with the first bid, also with the first after all earlier ones were voided.
 */
export const endOffersBidPlaced = reaction({
  name: 'end-offers.bid-placed',
  on: bidPlaced,
  run: async (tx, { payload: { is_first: isFirst, placed_at: placedAt, listing_id: listingId } }) => {
    if (isFirst) await endOffersBefore(tx, listingId, new Date(placedAt))
  },
})
