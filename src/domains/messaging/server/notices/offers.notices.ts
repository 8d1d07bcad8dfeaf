import { offerAccepted, offerMoved } from '#domains/offers/server/offers.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { selectNamedListing } from '../notifications.queries.ts'
import { notifyAccount, markOfferRead } from '../notifications.service.ts'
import { notifyTeam, markOfferReadByTeam } from '../team-notices.service.ts'
import { composeOfferNotice } from '../labels/offers.labels.ts'
import { composeOfferAcceptedNotice } from '../labels/sales.labels.ts'
import { readNotifiedSale } from './notified-sales.service.ts'

export const notifyOfferAccepted = reaction({
  name: 'notify.offer-accepted',
  on: offerAccepted,
  run: async (tx, { payload }, platform) => {
    const { offer_id: offerId, listing_id: listingId, seller_id: sellerId, buyer_id: buyerId } = payload
    const listing = await selectNamedListing(tx, listingId)
    const sale = await readNotifiedSale(tx, payload)
    await markOfferReadByTeam(tx, sellerId, offerId)
    await markOfferRead(tx, buyerId, offerId)
    await notifyAccount(tx, platform, {
      account_id: buyerId,
      listing_id: listingId,
      ...composeOfferAcceptedNotice(listing, 'buyer', sale),
    })
    await notifyAccount(tx, platform, {
      account_id: sellerId,
      listing_id: listingId,
      ...composeOfferAcceptedNotice(listing, 'seller', sale),
    })
  },
})

/** Notifies the side that didn't act; both if Hoko acted. */
export const notifyOfferMoved = reaction({
  name: 'notify.offer-moved',
  on: offerMoved,
  run: async (tx, { payload }, platform) => {
    const {
      offer_id: offerId,
      listing_id: listingId,
      seller_id: sellerId,
      buyer_id: buyerId,
      side,
      reason,
    } = payload
    const listing = await selectNamedListing(tx, listingId)
    if (side === 'seller') await markOfferReadByTeam(tx, sellerId, offerId)
    if (side === 'buyer') await markOfferRead(tx, buyerId, offerId)
    // A seller who sold it elsewhere knows.
    if (side !== 'seller' && reason !== 'sold') {
      const notice = { listing_id: listingId, ...composeOfferNotice(listing, 'seller', payload) }
      await notifyAccount(tx, platform, { account_id: sellerId, ...notice })
      await notifyTeam(tx, platform, { seller_id: sellerId, right: 'offers', other_id: buyerId }, notice)
    }
    if (side !== 'buyer')
      await notifyAccount(tx, platform, {
        account_id: buyerId,
        listing_id: listingId,
        ...composeOfferNotice(listing, 'buyer', payload),
      })
  },
})
