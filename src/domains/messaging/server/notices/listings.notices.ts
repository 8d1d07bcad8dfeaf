import {
  listingApproved,
  listingSubmitted,
  listingSentBack,
  listingPaused,
  listingResumed,
  listingWithdrawn,
  listingWrittenFor,
  questionAnswered,
  questionAsked,
} from '#domains/listings/server/listings.events.ts'
import { decideListings } from '#domains/moderation/common/moderation.ts'
import {
  listingExpiring,
  listingMarkedSold,
  listingRelistedAlone,
  listingStarted,
  listingWithdrawnByTeam,
} from '#domains/selling/server/selling.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { composeBehalfNotice, composeWithdrawnByTeamNotice } from '../labels/behalf.labels.ts'
import {
  composeApprovedNotice,
  composeSubmittedNotice,
  composeSentBackNotice,
  composePausedNotice,
  composeWentOnNotice,
} from '../labels/decisions.labels.ts'
import {
  composeSaleNamedNotice,
  composeWithdrawnNotice,
  composeAnswerNotice,
  composeQuestionNotice,
} from '../labels/notifications.labels.ts'
import { composeStartedNotice } from '../labels/starting.labels.ts'
import { composeExpiringNotice, composeRelistedAloneNotice } from '../labels/relisting.labels.ts'
import {
  findNamedListing,
  selectInterested,
  selectDisplayName,
  selectNamedListing,
  selectStaffWhoMay,
  selectAsker,
} from '../notifications.queries.ts'
import { notifyAccount, readByAdmins, markQuestionsRead } from '../notifications.service.ts'
import { notifyTeam } from '../team-notices.service.ts'

export const notifyListingApproved = reaction({
  name: 'notify.listing-approved',
  on: listingApproved,
  run: async (tx, { payload: { listing_id: listingId, seller_id: sellerId } }, platform) => {
    const listing = await selectNamedListing(tx, listingId)
    await readByAdmins(tx, composeSubmittedNotice(listing).link)
    const words = composeApprovedNotice(listing)
    await notifyAccount(tx, platform, { account_id: sellerId, listing_id: listingId, ...words })
  },
})

export const notifyListingSubmitted = reaction({
  name: 'notify.listing-submitted',
  on: listingSubmitted,
  run: async (tx, { payload: { listing_id: listingId } }, platform) => {
    const listing = await findNamedListing(tx, listingId)
    if (!listing) return
    const words = composeSubmittedNotice(listing)
    for (const accountId of await selectStaffWhoMay(tx, decideListings))
      await notifyAccount(tx, platform, { account_id: accountId, listing_id: listingId, ...words })
  },
})

export const notifyListingSentBack = reaction({
  name: 'notify.listing-sent-back',
  on: listingSentBack,
  run: async (tx, { payload: { listing_id: listingId, seller_id: sellerId, reason } }, platform) => {
    const listing = await findNamedListing(tx, listingId)
    // Its seller has deleted it meanwhile.
    if (!listing) return
    await readByAdmins(tx, composeSubmittedNotice(listing).link)
    await notifyAccount(tx, platform, {
      account_id: sellerId,
      listing_id: listingId,
      ...composeSentBackNotice(listing, reason),
    })
  },
})

export const notifyListingExpiring = reaction({
  name: 'notify.listing-expiring',
  on: listingExpiring,
  run: async (
    tx,
    { payload: { listing_id: listingId, seller_id: sellerId, closes_at: closesAt } },
    platform,
  ) => {
    const words = composeExpiringNotice(await selectNamedListing(tx, listingId), new Date(closesAt))
    await notifyAccount(tx, platform, { account_id: sellerId, listing_id: listingId, ...words })
  },
})

export const notifyListingMarkedSold = reaction({
  name: 'notify.listing-marked-sold',
  on: listingMarkedSold,
  run: async (
    tx,
    {
      payload: {
        listing_id: listingId,
        buyer_id: buyerId,
        trade_id: tradeId,
        price_cents: priceCents,
        quantity,
      },
    },
    platform,
  ) => {
    if (buyerId === null) return
    const listing = await selectNamedListing(tx, listingId)
    const words = composeSaleNamedNotice(listing, priceCents, quantity, tradeId)
    await notifyAccount(tx, platform, { account_id: buyerId, listing_id: listingId, ...words })
  },
})

export const notifyListingRelistedAlone = reaction({
  name: 'notify.listing-relisted-alone',
  on: listingRelistedAlone,
  run: async (
    tx,
    { payload: { listing_id: listingId, seller_id: sellerId, came_to: cameTo, times_left: timesLeft, why } },
    platform,
  ) => {
    const listing = await selectNamedListing(tx, listingId)
    const words = composeRelistedAloneNotice(listing, { cameTo: cameTo, times_left: timesLeft, why })
    await notifyAccount(tx, platform, { account_id: sellerId, listing_id: listingId, ...words })
  },
})

export const notifyListingStarted = reaction({
  name: 'notify.listing-started',
  on: listingStarted,
  run: async (tx, { payload: { listing_id: listingId, seller_id: sellerId, ...outcome } }, platform) => {
    const listing = await findNamedListing(tx, listingId)
    // Its seller has deleted it meanwhile.
    if (!listing) return
    const words = composeStartedNotice(listing, outcome)
    await notifyAccount(tx, platform, { account_id: sellerId, listing_id: listingId, ...words })
  },
})

export const notifyListingPaused = reaction({
  name: 'notify.listing-stood-still',
  on: listingPaused,
  run: async (tx, { payload: { listing_id: listingId } }, platform) => {
    const listing = await selectNamedListing(tx, listingId)
    for (const { account_id: accountId, has_bid: hasBid } of await selectInterested(tx, listingId)) {
      await notifyAccount(tx, platform, {
        account_id: accountId,
        listing_id: listingId,
        ...composePausedNotice(listing, hasBid),
      })
    }
  },
})

export const notifyListingWentOn = reaction({
  name: 'notify.listing-went-on',
  on: listingResumed,
  run: async (tx, { payload: { listing_id: listingId } }, platform) => {
    const listing = await selectNamedListing(tx, listingId)
    for (const { account_id: accountId, has_bid: hasBid } of await selectInterested(tx, listingId)) {
      await notifyAccount(tx, platform, {
        account_id: accountId,
        listing_id: listingId,
        ...composeWentOnNotice(listing, hasBid),
      })
    }
  },
})

export const notifyListingWithdrawn = reaction({
  name: 'notify.listing-withdrawn',
  on: listingWithdrawn,
  run: async (tx, { payload: { listing_id: listingId, bidder_ids: bidderIds, reason } }, platform) => {
    const listing = await selectNamedListing(tx, listingId)
    for (const accountId of bidderIds) {
      await notifyAccount(tx, platform, {
        account_id: accountId,
        listing_id: listingId,
        ...composeWithdrawnNotice(listing, reason),
      })
    }
  },
})

export const notifyListingWrittenFor = reaction({
  name: 'notify.listing-written-for',
  on: listingWrittenFor,
  run: async (
    tx,
    { payload: { listing_id: listingId, seller_id: sellerId, type, title, act, lines, reason } },
    platform,
  ) => {
    const there = await findNamedListing(tx, listingId)
    const words = composeBehalfNotice({ id: listingId, type, title }, act, lines, reason)
    await notifyAccount(tx, platform, {
      account_id: sellerId,
      listing_id: there ? listingId : null,
      ...words,
    })
  },
})

export const notifyListingWithdrawnByTeam = reaction({
  name: 'notify.listing-withdrawn-by-team',
  on: listingWithdrawnByTeam,
  run: async (
    tx,
    { payload: { listing_id: listingId, seller_id: sellerId, by_member: byMember } },
    platform,
  ) => {
    const listing = await selectNamedListing(tx, listingId)
    const words = composeWithdrawnByTeamNotice(listing, await selectDisplayName(tx, byMember))
    await notifyAccount(tx, platform, { account_id: sellerId, listing_id: listingId, ...words })
  },
})

export const notifyQuestionAsked = reaction({
  name: 'notify.question-asked',
  on: questionAsked,
  run: async (
    tx,
    {
      payload: {
        question_id: questionId,
        listing_id: listingId,
        seller_id: sellerId,
        asker_id: askerId,
        text,
      },
    },
    platform,
  ) => {
    const asker = await selectAsker(tx, questionId)
    if (!asker) return
    const words = composeQuestionNotice(await selectNamedListing(tx, listingId), asker.display_name, text)
    await notifyAccount(tx, platform, { account_id: sellerId, listing_id: listingId, ...words })
    const team = { seller_id: sellerId, right: 'questions', other_id: askerId } as const
    await notifyTeam(tx, platform, team, { listing_id: listingId, ...words })
  },
})

export const notifyQuestionAnswered = reaction({
  name: 'notify.question-answered',
  on: questionAnswered,
  run: async (tx, { payload: { listing_id: listingId, asker_id: askerId, text } }, platform) => {
    const words = composeAnswerNotice(await selectNamedListing(tx, listingId), text)
    await markQuestionsRead(tx, listingId)
    await notifyAccount(tx, platform, { account_id: askerId, listing_id: listingId, ...words })
  },
})
