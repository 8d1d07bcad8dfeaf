import {
  flagDecided,
  listingFlagged,
  memberFlagDecided,
  memberFlagged,
  contentPutBack,
  contentRemoved,
} from '#domains/flags/server/flags.events.ts'
import { listingReinstated, listingSuspended } from '#domains/listings/server/listings.events.ts'
import { decideCase } from '#domains/moderation/common/cases.ts'
import { writeAppeal } from '#domains/moderation/common/moderation.ts'
import { answerMemberAppeal } from '#domains/moderation/common/warnings.ts'
import {
  accountAppealAnswered,
  accountAppealMade,
  appealAnswered,
  appealMade,
  proposalDecided,
  proposalMade,
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
import {
  composeProposalDecidedNotice,
  composeProposalMadeNotice,
  getProposalPath,
  composePutBackNotice,
  composeRemovedNotice,
} from '../labels/moderation.labels.ts'
import {
  selectNamedListing,
  selectShownNames,
  selectStaffWhoMay,
  selectStaffName,
} from '../notifications.queries.ts'
import { notifyAccount, readByAdmins } from '../notifications.service.ts'
import { forgetQuoting } from '../quotes.service.ts'

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

/** Notifies the others who may approve it. */
export const notifyProposalMade = reaction({
  name: 'notify.proposal-made',
  on: proposalMade,
  run: async (tx, { payload: { proposed_by: proposedBy, duty, ...made } }, platform) => {
    const words = composeProposalMadeNotice({ ...made, proposer: await selectStaffName(tx, proposedBy) })
    const staff = await selectStaffWhoMay(tx, { duty })
    for (const accountId of staff.filter((id) => id !== proposedBy))
      await notifyAccount(tx, platform, { account_id: accountId, listing_id: null, ...words })
  },
})

export const notifyProposalDecided = reaction({
  name: 'notify.proposal-decided',
  on: proposalDecided,
  run: async (
    tx,
    { payload: { id, proposed_by: proposedBy, decided_by: decidedBy, ...decided } },
    platform,
  ) => {
    await readByAdmins(tx, getProposalPath(id))
    if (decidedBy === proposedBy) return
    const decider = await selectStaffName(tx, decidedBy)
    const words = composeProposalDecidedNotice({ ...decided, decider })
    await notifyAccount(tx, platform, { account_id: proposedBy, listing_id: null, ...words })
  },
})

export const notifyContentRemoved = reaction({
  name: 'notify.content-removed',
  on: contentRemoved,
  run: async (
    tx,
    { payload: { author_id: authorId, listing_id: listingId, reader_id: readerId, text, ...removal } },
    platform,
  ) => {
    await forgetQuoting(tx, { account_id: readerId, kind: removal.kind, listing_id: listingId, text })
    const words = composeRemovedNotice(await selectNamedListing(tx, listingId), removal)
    await notifyAccount(tx, platform, { account_id: authorId, listing_id: listingId, ...words })
  },
})

export const notifyContentPutBack = reaction({
  name: 'notify.content-put-back',
  on: contentPutBack,
  run: async (tx, { payload: { author_id: authorId, listing_id: listingId, ...removal } }, platform) => {
    const words = composePutBackNotice(await selectNamedListing(tx, listingId), removal)
    await notifyAccount(tx, platform, { account_id: authorId, listing_id: listingId, ...words })
  },
})
