import { paymentDetailsChanged, memberViewed } from '#domains/accounts/server/accounts.events.ts'
import { retryFailedEmail } from '#domains/messaging/common/emails/emails.ts'
import { pageChangedMaterially } from '#domains/settings/server/static-pages/static-pages.events.ts'
import { enqueue } from '#platform/server/jobs/jobs.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { emailGivenUp } from '#platform/server/mail/mail.events.ts'
import { composeAccountViewedNotice } from '../labels/decisions.labels.ts'
import { composeFailedEmailsNotice } from '../labels/flags.labels.ts'
import { composePaymentDetailsNotice } from '../labels/handovers.labels.ts'
import { notifyOfChangedPageTask } from '../notifications.jobs.ts'
import {
  selectFirstName,
  selectListingsToPay,
  selectNamedListing,
  lockNoticesOfAdmins,
  selectStaffToNotify,
} from '../notifications.queries.ts'
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

/**
 * One unread notification for an admin is enough, however many fail. Not by email, which may fail
 * as well.
 */
export const notifyEmailGivenUp = reaction({
  name: 'notify.email-given-up',
  on: emailGivenUp,
  run: async (tx, _fact, platform) => {
    const words = composeFailedEmailsNotice()
    await lockNoticesOfAdmins(tx, words.link)
    for (const accountId of await selectStaffToNotify(tx, retryFailedEmail, words.link)) {
      const notice = {
        account_id: accountId,
        listing_id: null,
        isUrgent: true,
        isByBellAlone: true,
        ...words,
      }
      await notifyAccount(tx, platform, notice)
    }
  },
})

export const notifyPageChanged = reaction({
  name: 'notify.page-changed',
  on: pageChangedMaterially,
  run: async (tx, { payload: { revision_id: revisionId } }) =>
    await enqueue(tx, notifyOfChangedPageTask, { revision_id: revisionId, after: 0 }),
})
