import { boughtNow } from '#server/modules/bidding/bidding.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { endOffers } from './ending.service.ts'

export const endOffersBoughtNow = reaction({
  name: 'end-offers.bought-now',
  on: boughtNow,
  run: async (tx, { payload: { listing_id, sold_out } }) => {
    if (sold_out) await endOffers(tx, listing_id, 'sold')
  },
})
