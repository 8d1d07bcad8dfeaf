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
  run: async (tx, { payload: { account_id, text, is_partial = false, is_unasked = false } }, platform) => {
    const words = composeAccountAppealAnswerNotice(text, { is_partial, is_unasked })
    await notifyAccount(tx, platform, { account_id, listing_id: null, is_urgent: true, ...words })
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
  run: async (tx, { payload: { listing_id, seller_id, text } }, platform) => {
    const words = composeAppealAnswerNotice(await selectNamedListing(tx, listing_id), text)
    await notifyAccount(tx, platform, { account_id: seller_id, listing_id, ...words })
  },
})

export const notifyAppealMade = reaction({
  name: 'notify.appeal-made',
  on: appealMade,
  run: async (tx, { payload: { listing_id, text } }, platform) => {
    const words = composeAppealNotice(await selectNamedListing(tx, listing_id), text)
    for (const accountId of await selectStaffWhoMay(tx, writeAppeal)) {
      await notifyAccount(tx, platform, { account_id: accountId, listing_id, ...words })
    }
  },
})

export const notifyFlagDecided = reaction({
  name: 'notify.flag-decided',
  on: flagDecided,
  run: async (tx, { payload: { listing_id, reporter_id, ...decision } }, platform) => {
    const words = composeFlagDecidedNotice(await selectNamedListing(tx, listing_id), decision)
    await notifyAccount(tx, platform, { account_id: reporter_id, listing_id, ...words })
  },
})

export const notifyListingFlagged = reaction({
  name: 'notify.listing-flagged',
  on: listingFlagged,
  run: async (tx, { payload: { listing_id, ...flag } }, platform) => {
    const words = composeFlaggedNotice(await selectNamedListing(tx, listing_id), flag)
    for (const accountId of await selectStaffWhoMay(tx, decideCase)) {
      await notifyAccount(tx, platform, { account_id: accountId, listing_id, ...words })
    }
  },
})

export const notifyMemberFlagDecided = reaction({
  name: 'notify.member-flag-decided',
  on: memberFlagDecided,
  run: async (tx, { payload: { about_id, reporter_id, ...decision } }, platform) => {
    const [name = ''] = await selectShownNames(tx, [about_id])
    const words = composeMemberFlagDecidedNotice(name, decision)
    await notifyAccount(tx, platform, { account_id: reporter_id, listing_id: null, ...words })
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
  run: async (tx, { payload: { listing_id, seller_id, reason, is_live } }, platform) => {
    const words = composeReinstatedNotice(await selectNamedListing(tx, listing_id), { reason, is_live })
    await notifyAccount(tx, platform, { account_id: seller_id, listing_id, ...words })
  },
})

export const notifyListingSuspended = reaction({
  name: 'notify.listing-suspended',
  on: listingSuspended,
  run: async (tx, { payload: { listing_id, seller_id, reason } }, platform) => {
    const words = composeSuspendedNotice(await selectNamedListing(tx, listing_id), reason)
    await notifyAccount(tx, platform, { account_id: seller_id, listing_id, ...words })
  },
})
