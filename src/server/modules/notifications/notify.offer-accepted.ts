import { offerAccepted } from '#server/modules/offers/offers.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { selectNamedListing } from './notifications.queries.ts'
import { notify, readOfOffer } from './notifications.service.ts'
import { offerAcceptedWords } from './offers.words.ts'

export const notifyOfferAccepted = reaction({
  name: 'notify.offer-accepted',
  on: offerAccepted,
  run: async (tx, { payload: { offer_id, listing_id, seller_id, buyer_id, price_cents } }, platform) => {
    const listing = await selectNamedListing(tx, listing_id)
    await readOfOffer(tx, seller_id, offer_id)
    await readOfOffer(tx, buyer_id, offer_id)
    await notify(tx, platform, {
      account_id: buyer_id,
      listing_id,
      ...offerAcceptedWords(listing, 'buyer', price_cents),
    })
    await notify(tx, platform, {
      account_id: seller_id,
      listing_id,
      ...offerAcceptedWords(listing, 'seller', price_cents),
    })
  },
})
