import {
  suspensionChanged,
  suspensionEnded,
  suspensionStarted,
} from '#domains/accounts/server/accounts.events.ts'
import { flagReopened } from '#domains/flags/server/flags.events.ts'
import { decideCase } from '#domains/moderation/common/cases.ts'
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
import { composeFixRequestedNotice } from '../labels/decisions.labels.ts'
import {
  composeBuyersWarnedNotice,
  composeFlagReopenedNotice,
  composeSideWrittenToNotice,
  composeWarnedNotice,
  composeWarningAnsweredNotice,
  composeWarningAppealNotice,
  composeWarningWithdrawnNotice,
  composePartlySuspendedNotice,
  composeSuspensionChangedNotice,
  composeSuspensionEndedNotice,
} from '../labels/warnings.labels.ts'
import { selectNamedListing, selectStaffWhoMay } from '../notifications.queries.ts'
import { notifyAccount } from '../notifications.service.ts'

/** Urgent, because a strike may cost the account. */
export const notifyMemberWarned = reaction({
  name: 'notify.member-warned',
  on: memberWarned,
  run: async (tx, { payload: { account_id: accountId, listing_id: listingId, ...warning } }, platform) => {
    const words = composeWarnedNotice(warning)
    await notifyAccount(tx, platform, {
      account_id: accountId,
      listing_id: listingId,
      isUrgent: true,
      ...words,
    })
  },
})

export const notifyWarningWithdrawn = reaction({
  name: 'notify.warning-withdrawn',
  on: warningWithdrawn,
  run: async (tx, { payload: { account_id: accountId, reason } }, platform) => {
    const words = composeWarningWithdrawnNotice(reason)
    await notifyAccount(tx, platform, { account_id: accountId, listing_id: null, ...words })
  },
})

export const notifyWarningAppealAnswered = reaction({
  name: 'notify.warning-appeal-answered',
  on: warningAppealAnswered,
  run: async (tx, { payload: { account_id: accountId, text } }, platform) => {
    const words = composeWarningAnsweredNotice(text)
    await notifyAccount(tx, platform, { account_id: accountId, listing_id: null, ...words })
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
  run: async (tx, { payload: { listing_id: listingId, buyer_ids: buyerIds, text } }, platform) => {
    const words = composeBuyersWarnedNotice(await selectNamedListing(tx, listingId), text)
    for (const accountId of buyerIds) {
      await notifyAccount(tx, platform, {
        account_id: accountId,
        listing_id: listingId,
        isUrgent: true,
        ...words,
      })
    }
  },
})

export const notifyFixRequested = reaction({
  name: 'notify.fix-asked',
  on: fixRequested,
  run: async (tx, { payload: { listing_id: listingId, seller_id: sellerId, reason } }, platform) => {
    const words = composeFixRequestedNotice(await selectNamedListing(tx, listingId), reason)
    await notifyAccount(tx, platform, { account_id: sellerId, listing_id: listingId, ...words })
  },
})

export const notifySideWrittenTo = reaction({
  name: 'notify.side-written-to',
  on: sideWrittenTo,
  run: async (tx, { payload: { listing_id: listingId, account_id: accountId, text } }, platform) => {
    const words = composeSideWrittenToNotice(await selectNamedListing(tx, listingId), text)
    await notifyAccount(tx, platform, {
      account_id: accountId,
      listing_id: listingId,
      isUrgent: true,
      ...words,
    })
  },
})

export const notifyFlagReopened = reaction({
  name: 'notify.flag-reopened',
  on: flagReopened,
  run: async (tx, { payload: { reporter_id: reporterId, listing_id: listingId } }, platform) => {
    const words = composeFlagReopenedNotice()
    await notifyAccount(tx, platform, { account_id: reporterId, listing_id: listingId, ...words })
  },
})

export const notifySuspensionStarted = reaction({
  name: 'notify.suspension-started',
  on: suspensionStarted,
  run: async (tx, { payload: { account_id: accountId, ...suspension } }, platform) => {
    const words = composePartlySuspendedNotice(suspension)
    await notifyAccount(tx, platform, { account_id: accountId, listing_id: null, isUrgent: true, ...words })
  },
})

export const notifySuspensionChanged = reaction({
  name: 'notify.suspension-changed',
  on: suspensionChanged,
  run: async (tx, { payload: { account_id: accountId, ...suspension } }, platform) => {
    const words = composeSuspensionChangedNotice(suspension)
    await notifyAccount(tx, platform, { account_id: accountId, listing_id: null, isUrgent: true, ...words })
  },
})

export const notifySuspensionEnded = reaction({
  name: 'notify.suspension-ended',
  on: suspensionEnded,
  run: async (tx, { payload: { account_id: accountId, kind, reason } }, platform) => {
    const words = composeSuspensionEndedNotice(kind, reason)
    await notifyAccount(tx, platform, { account_id: accountId, listing_id: null, isUrgent: true, ...words })
  },
})
