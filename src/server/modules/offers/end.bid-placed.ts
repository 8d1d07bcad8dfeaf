import { bidPlaced } from '#server/modules/bidding/bidding.events.ts'
import { reaction } from '#server/platform/outbox.ts'
import { endOffers } from './ending.service.ts'

/** trading-rules.md: a pending offer expires when the first bid lands. */
export const endOffersBidPlaced = reaction({
  name: 'end-offers.bid-placed',
  on: bidPlaced,
  run: async (tx, { payload: { sequence, listing_id } }) => {
    if (sequence === 1) await endOffers(tx, listing_id, 'first_bid')
  },
})
