import { offerAccepted, offerMoved } from '#domains/offers/server/offers.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { selectNamedListing } from '../notifications.queries.ts'
import { notifyAccount, readOfOffer } from '../notifications.service.ts'
import { notifyTeam, readOfOfferByTeam } from '../team-notices.service.ts'
import { composeOfferAcceptedNotice, composeOfferNotice } from '../labels/offers.labels.ts'

export const notifyOfferAccepted = reaction({
  name: 'notify.offer-accepted',
  on: offerAccepted,
  run: async (tx, { payload }, platform) => {
    const { offer_id, listing_id, seller_id, buyer_id } = payload
    const listing = await selectNamedListing(tx, listing_id)
    await readOfOfferByTeam(tx, seller_id, offer_id)
    await readOfOffer(tx, buyer_id, offer_id)
    await notifyAccount(tx, platform, {
      account_id: buyer_id,
      listing_id,
      ...composeOfferAcceptedNotice(listing, 'buyer', payload),
    })
    await notifyAccount(tx, platform, {
      account_id: seller_id,
      listing_id,
      ...composeOfferAcceptedNotice(listing, 'seller', payload),
    })
  },
})

/** Notifies the side that didn't act; both if Hoko acted. */
export const notifyOfferMoved = reaction({
  name: 'notify.offer-moved',
  on: offerMoved,
  run: async (tx, { payload }, platform) => {
    const { offer_id, listing_id, seller_id, buyer_id, side, reason } = payload
    const listing = await selectNamedListing(tx, listing_id)
    if (side === 'seller') await readOfOfferByTeam(tx, seller_id, offer_id)
    if (side === 'buyer') await readOfOffer(tx, buyer_id, offer_id)
    // A seller who sold it elsewhere knows.
    if (side !== 'seller' && reason !== 'sold') {
      const notice = { listing_id, ...composeOfferNotice(listing, 'seller', payload) }
      await notifyAccount(tx, platform, { account_id: seller_id, ...notice })
      await notifyTeam(tx, platform, { seller_id, right: 'offers', other_id: buyer_id }, notice)
    }
    if (side !== 'buyer')
      await notifyAccount(tx, platform, {
        account_id: buyer_id,
        listing_id,
        ...composeOfferNotice(listing, 'buyer', payload),
      })
  },
})
