import { payoutMoved, tradePaymentMoved } from '#domains/trade-payments/server/trade-payments.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { composePayoutNotice, composeTradePaymentNotice } from '../labels/trade-payments.labels.ts'
import { selectNamedListing } from '../notifications.queries.ts'
import { notifyAccount } from '../notifications.service.ts'
import { selectPaymentFacts } from '../payment-facts.queries.ts'

/** Notices with a deadline, or of money taken from the seller, are sent whatever they chose. */
export const notifyTradePaymentMoved = reaction({
  name: 'notify.trade-payment-moved',
  on: tradePaymentMoved,
  run: async (tx, { payload }, platform) => {
    const { listing_id: listingId, buyer_id: buyerId, seller_id: sellerId, action } = payload
    const listing = await selectNamedListing(tx, listingId)
    const facts = await selectPaymentFacts(tx, payload)
    const recipients = [
      { to: 'buyer', account_id: buyerId },
      { to: 'seller', account_id: sellerId },
    ] as const
    for (const { to, account_id: accountId } of recipients) {
      const words = composeTradePaymentNotice(listing, to, payload, facts)
      if (!words) continue
      await notifyAccount(tx, platform, {
        account_id: accountId,
        listing_id: listingId,
        isUrgent: action === 'delivered' || action === 'charged_back',
        ...words,
      })
    }
  },
})

export const notifyPayoutMoved = reaction({
  name: 'notify.payout-moved',
  on: payoutMoved,
  run: async (tx, { payload }, platform) => {
    const { listing_id: listingId, seller_id: accountId } = payload
    const words = composePayoutNotice(await selectNamedListing(tx, listingId), payload)
    await notifyAccount(tx, platform, {
      account_id: accountId,
      listing_id: listingId,
      isUrgent: payload.action === 'failed',
      ...words,
    })
  },
})
