import { answerMemberAppeal } from '#domains/moderation/common/account-appeals.ts'
import { decideCase } from '#domains/moderation/common/cases.ts'
import { writeAppeal } from '#domains/moderation/common/moderation.ts'
import {
  flagDecided,
  listingFlagged,
  memberFlagDecided,
  memberFlagged,
} from '#domains/flags/server/flags.events.ts'
import { listingReinstated, listingSuspended } from '#domains/listings/server/listings.events.ts'
import {
  accountAppealAnswered,
  accountAppealMade,
  appealAnswered,
  appealMade,
} from '#domains/moderation/server/moderation.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import {
  composeAccountAppealAnswerNotice,
  composeAccountAppealNotice,
  composeAppealAnswerNotice,
  composeAppealNotice,
  composeReinstatedNotice,
  composeSuspendedNotice,
} from '../labels/decisions.labels.ts'
import {
  composeFlagDecidedNotice,
  composeFlaggedNotice,
  composeMemberFlagDecidedNotice,
  composeMemberFlaggedNotice,
} from '../labels/flags.labels.ts'
import { selectNamedListing, selectShownNames, selectStaffWhoMay } from '../notifications.queries.ts'
import { notifyAccount } from '../notifications.service.ts'

/** Sent mostly by email: a suspended account can't see notifications. */
export const notifyAccountAppealAnswered = reaction({
  name: 'notify.account-appeal-answered',
  on: accountAppealAnswered,
  run: async (
    tx,
    {
      payload: { account_id: accountId, text, is_partial: isPartial = false, is_unasked: isUnasked = false },
    },
    platform,
  ) => {
    const words = composeAccountAppealAnswerNotice(text, { is_partial: isPartial, is_unasked: isUnasked })
    await notifyAccount(tx, platform, { account_id: accountId, listing_id: null, isUrgent: true, ...words })
  },
})

export const notifyAccountAppealMade = reaction({
  name: 'notify.account-appeal-made',
  on: accountAppealMade,
  run: async (tx, { payload }, platform) => {
    for (const accountId of await selectStaffWhoMay(tx, answerMemberAppeal)) {
      await notifyAccount(tx, platform, {
        account_id: accountId,
        listing_id: null,
        ...composeAccountAppealNotice(payload),
      })
    }
  },
})

export const notifyAppealAnswered = reaction({
  name: 'notify.appeal-answered',
  on: appealAnswered,
  run: async (tx, { payload: { listing_id: listingId, seller_id: sellerId, text } }, platform) => {
    const words = composeAppealAnswerNotice(await selectNamedListing(tx, listingId), text)
    await notifyAccount(tx, platform, { account_id: sellerId, listing_id: listingId, ...words })
  },
})

export const notifyAppealMade = reaction({
  name: 'notify.appeal-made',
  on: appealMade,
  run: async (tx, { payload: { listing_id: listingId, text } }, platform) => {
    const words = composeAppealNotice(await selectNamedListing(tx, listingId), text)
    for (const accountId of await selectStaffWhoMay(tx, writeAppeal)) {
      await notifyAccount(tx, platform, { account_id: accountId, listing_id: listingId, ...words })
    }
  },
})

export const notifyFlagDecided = reaction({
  name: 'notify.flag-decided',
  on: flagDecided,
  run: async (tx, { payload: { listing_id: listingId, reporter_id: reporterId, ...decision } }, platform) => {
    const words = composeFlagDecidedNotice(await selectNamedListing(tx, listingId), decision)
    await notifyAccount(tx, platform, { account_id: reporterId, listing_id: listingId, ...words })
  },
})

export const notifyListingFlagged = reaction({
  name: 'notify.listing-flagged',
  on: listingFlagged,
  run: async (tx, { payload: { listing_id: listingId, ...flag } }, platform) => {
    const words = composeFlaggedNotice(await selectNamedListing(tx, listingId), flag)
    for (const accountId of await selectStaffWhoMay(tx, decideCase)) {
      await notifyAccount(tx, platform, { account_id: accountId, listing_id: listingId, ...words })
    }
  },
})

export const notifyMemberFlagDecided = reaction({
  name: 'notify.member-flag-decided',
  on: memberFlagDecided,
  run: async (tx, { payload: { about_id: aboutId, reporter_id: reporterId, ...decision } }, platform) => {
    const [name = ''] = await selectShownNames(tx, [aboutId])
    const words = composeMemberFlagDecidedNotice(name, decision)
    await notifyAccount(tx, platform, { account_id: reporterId, listing_id: null, ...words })
  },
})

export const notifyMemberFlagged = reaction({
  name: 'notify.member-flagged',
  on: memberFlagged,
  run: async (tx, { payload }, platform) => {
    const [name = ''] = await selectShownNames(tx, [payload.about_id])
    const words = composeMemberFlaggedNotice(name, payload)
    for (const accountId of await selectStaffWhoMay(tx, decideCase)) {
      await notifyAccount(tx, platform, { account_id: accountId, listing_id: null, ...words })
    }
  },
})

export const notifyListingReinstated = reaction({
  name: 'notify.listing-reinstated',
  on: listingReinstated,
  run: async (
    tx,
    { payload: { listing_id: listingId, seller_id: sellerId, reason, is_live: isLive } },
    platform,
  ) => {
    const words = composeReinstatedNotice(await selectNamedListing(tx, listingId), {
      reason,
      is_live: isLive,
    })
    await notifyAccount(tx, platform, { account_id: sellerId, listing_id: listingId, ...words })
  },
})

export const notifyListingSuspended = reaction({
  name: 'notify.listing-suspended',
  on: listingSuspended,
  run: async (tx, { payload: { listing_id: listingId, seller_id: sellerId, reason } }, platform) => {
    const words = composeSuspendedNotice(await selectNamedListing(tx, listingId), reason)
    await notifyAccount(tx, platform, { account_id: sellerId, listing_id: listingId, ...words })
  },
})
