import { offerMoved } from '#server/modules/offers/offers.events.ts'
import { reaction } from '#server/platform/outbox.ts'
import { selectNamedListing } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'
import { offerWords } from './offers.words.ts'

/** Whoever did not do it is told; what the house does, both. */
export const notifyOfferMoved = reaction({
  name: 'notify.offer-moved',
  on: offerMoved,
  run: async (tx, { payload }, platform) => {
    const { listing_id, seller_id, buyer_id, side, reason } = payload
    const listing = await selectNamedListing(tx, listing_id)
    // Whoever sold it elsewhere knows.
    if (side !== 'seller' && reason !== 'sold')
      await notify(tx, platform, {
        account_id: seller_id,
        listing_id,
        ...offerWords(listing, 'seller', payload),
      })
    if (side !== 'buyer')
      await notify(tx, platform, {
        account_id: buyer_id,
        listing_id,
        ...offerWords(listing, 'buyer', payload),
      })
  },
})
