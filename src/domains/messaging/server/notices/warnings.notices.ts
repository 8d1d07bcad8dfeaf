import { decideCase } from '#domains/moderation/common/cases.ts'
import { flagReopened } from '#domains/flags/server/flags.events.ts'
import {
  buyersWarned,
  fixRequested,
  memberWarned,
  sideWrittenTo,
  warningAppealAnswered,
  warningAppealed,
  warningWithdrawn,
} from '#domains/moderation/server/moderation.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { findNamedListing, selectNamedListing, selectStaffWhoMay } from '../notifications.queries.ts'
import { composeFixRequestedNotice } from '../labels/decisions.labels.ts'
import { notifyAccount } from '../notifications.service.ts'
import {
  composeBuyersWarnedNotice,
  composeFlagReopenedNotice,
  composeSideWrittenToNotice,
  composeWarnedNotice,
  composeWarningAnsweredNotice,
  composeWarningAppealNotice,
  composeWarningWithdrawnNotice,
} from '../labels/warnings.labels.ts'

/** Urgent, because a strike may cost the account. */
export const notifyMemberWarned = reaction({
  name: 'notify.member-warned',
  on: memberWarned,
  run: async (tx, { payload: { account_id, listing_id, ...warning } }, platform) => {
    const words = composeWarnedNotice(warning)
    await notifyAccount(tx, platform, { account_id, listing_id, is_urgent: true, ...words })
  },
})

export const notifyWarningWithdrawn = reaction({
  name: 'notify.warning-withdrawn',
  on: warningWithdrawn,
  run: async (tx, { payload: { account_id, reason } }, platform) => {
    const words = composeWarningWithdrawnNotice(reason)
    await notifyAccount(tx, platform, { account_id, listing_id: null, ...words })
  },
})

export const notifyWarningAppealAnswered = reaction({
  name: 'notify.warning-appeal-answered',
  on: warningAppealAnswered,
  run: async (tx, { payload: { account_id, text } }, platform) => {
    const words = composeWarningAnsweredNotice(text)
    await notifyAccount(tx, platform, { account_id, listing_id: null, ...words })
  },
})

export const notifyWarningAppealed = reaction({
  name: 'notify.warning-appealed',
  on: warningAppealed,
  run: async (tx, { payload: { text } }, platform) => {
    const words = composeWarningAppealNotice(text)
    for (const accountId of await selectStaffWhoMay(tx, decideCase)) {
      await notifyAccount(tx, platform, { account_id: accountId, listing_id: null, ...words })
    }
  },
})

export const notifyBuyersWarned = reaction({
  name: 'notify.buyers-told',
  on: buyersWarned,
  run: async (tx, { payload: { listing_id, buyer_ids, text } }, platform) => {
    const words = composeBuyersWarnedNotice(await selectNamedListing(tx, listing_id), text)
    for (const accountId of buyer_ids) {
      await notifyAccount(tx, platform, { account_id: accountId, listing_id, is_urgent: true, ...words })
    }
  },
})

export const notifyFixRequested = reaction({
  name: 'notify.fix-asked',
  on: fixRequested,
  run: async (tx, { payload: { listing_id, seller_id, reason } }, platform) => {
    const words = composeFixRequestedNotice(await selectNamedListing(tx, listing_id), reason)
    await notifyAccount(tx, platform, { account_id: seller_id, listing_id, ...words })
  },
})

export const notifySideWrittenTo = reaction({
  name: 'notify.side-written-to',
  on: sideWrittenTo,
  run: async (tx, { payload: { listing_id, account_id, text } }, platform) => {
    const words = composeSideWrittenToNotice(await selectNamedListing(tx, listing_id), text)
    await notifyAccount(tx, platform, { account_id, listing_id, is_urgent: true, ...words })
  },
})

export const notifyFlagReopened = reaction({
  name: 'notify.flag-reopened',
  on: flagReopened,
  run: async (tx, { payload: { reporter_id, listing_id } }, platform) => {
    const listing = listing_id === null ? undefined : await findNamedListing(tx, listing_id)
    const words = composeFlagReopenedNotice(listing)
    await notifyAccount(tx, platform, { account_id: reporter_id, listing_id, ...words })
  },
})
