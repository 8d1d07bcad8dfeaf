import { paymentDetailsChanged } from '#domains/accounts/server/accounts.events.ts'
import { memberViewed } from '#domains/accounts/server/members/members.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { composePaymentDetailsNotice } from '../labels/handovers.labels.ts'
import { composeAccountViewedNotice } from '../labels/decisions.labels.ts'
import { selectFirstName, selectListingsToPay, selectNamedListing } from '../notifications.queries.ts'
import { notifyAccount } from '../notifications.service.ts'

export const notifyPaymentDetailsChanged = reaction({
  name: 'notify.payment-details-changed',
  on: paymentDetailsChanged,
  run: async (tx, { payload }, platform) => {
    for (const { buyer_id: buyerId, listing_id: listingId, trade_id: tradeId } of await selectListingsToPay(
      tx,
      payload.account_id,
    )) {
      const listing = await selectNamedListing(tx, listingId)
      const words = composePaymentDetailsNotice(listing, { ...payload, trade_id: tradeId })
      await notifyAccount(tx, platform, { account_id: buyerId, listing_id: listingId, ...words })
    }
  },
})

export const notifyAccountViewed = reaction({
  name: 'notify.account-viewed',
  on: memberViewed,
  run: async (
    tx,
    { recorded_at: recordedAt, payload: { account_id: accountId, viewer_id: viewerId, reason } },
    platform,
  ) => {
    const words = composeAccountViewedNotice(await selectFirstName(tx, viewerId), {
      at: recordedAt,
      reason,
    })
    await notifyAccount(tx, platform, { account_id: accountId, listing_id: null, ...words })
  },
})
