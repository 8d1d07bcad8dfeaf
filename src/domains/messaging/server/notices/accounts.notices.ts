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
    for (const { buyer_id, listing_id, trade_id } of await selectListingsToPay(tx, payload.account_id)) {
      const listing = await selectNamedListing(tx, listing_id)
      const words = composePaymentDetailsNotice(listing, { ...payload, trade_id })
      await notifyAccount(tx, platform, { account_id: buyer_id, listing_id, ...words })
    }
  },
})

export const notifyAccountViewed = reaction({
  name: 'notify.account-viewed',
  on: memberViewed,
  run: async (tx, { recorded_at, payload: { account_id, viewer_id, reason } }, platform) => {
    const words = composeAccountViewedNotice(await selectFirstName(tx, viewer_id), {
      at: recorded_at,
      reason,
    })
    await notifyAccount(tx, platform, { account_id, listing_id: null, ...words })
  },
})
