import { upholdReview } from '#domains/reviews/common/reviews.ts'
import {
  reviewChanged,
  reviewDisputed,
  reviewRemoved,
  reviewReplied,
  reviewShown,
  reviewUpheld,
  reviewWritten,
} from '#domains/reviews/server/reviews.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { selectNamedListing, selectStaffWhoMay } from '../notifications.queries.ts'
import { notifyAccount } from '../notifications.service.ts'
import {
  composeReviewChangedNotice,
  composeReviewDisputedNotice,
  composeReviewRemovedNotice,
  composeReviewRepliedNotice,
  composeReviewShownNotice,
  composeReviewUpheldNotice,
  composeReviewWrittenNotice,
} from '../labels/reviews.labels.ts'

export const notifyReviewWritten = reaction({
  name: 'notify.review-written',
  on: reviewWritten,
  run: async (tx, { payload: { listing_id: listingId, about_id: aboutId } }, platform) => {
    const words = composeReviewWrittenNotice(await selectNamedListing(tx, listingId))
    await notifyAccount(tx, platform, { account_id: aboutId, listing_id: listingId, ...words })
  },
})

export const notifyReviewShown = reaction({
  name: 'notify.review-shown',
  on: reviewShown,
  run: async (tx, { payload: { listing_id: listingId, about_id: aboutId } }, platform) => {
    const words = composeReviewShownNotice(await selectNamedListing(tx, listingId))
    await notifyAccount(tx, platform, { account_id: aboutId, listing_id: listingId, ...words })
  },
})

export const notifyReviewChanged = reaction({
  name: 'notify.review-changed',
  on: reviewChanged,
  run: async (tx, { payload: { listing_id: listingId, about_id: aboutId } }, platform) => {
    const words = composeReviewChangedNotice(await selectNamedListing(tx, listingId))
    await notifyAccount(tx, platform, { account_id: aboutId, listing_id: listingId, ...words })
  },
})

export const notifyReviewReplied = reaction({
  name: 'notify.review-replied',
  on: reviewReplied,
  run: async (tx, { payload: { listing_id: listingId, author_id: authorId, reply } }, platform) => {
    const words = composeReviewRepliedNotice(await selectNamedListing(tx, listingId), reply)
    await notifyAccount(tx, platform, { account_id: authorId, listing_id: listingId, ...words })
  },
})

export const notifyReviewDisputed = reaction({
  name: 'notify.review-disputed',
  on: reviewDisputed,
  run: async (tx, { payload: { listing_id: listingId, review_id: reviewId, reason } }, platform) => {
    const words = composeReviewDisputedNotice(await selectNamedListing(tx, listingId), {
      review_id: reviewId,
      reason,
    })
    for (const accountId of await selectStaffWhoMay(tx, upholdReview)) {
      await notifyAccount(tx, platform, { account_id: accountId, listing_id: listingId, ...words })
    }
  },
})

export const notifyReviewUpheld = reaction({
  name: 'notify.review-upheld',
  on: reviewUpheld,
  run: async (
    tx,
    { payload: { listing_id: listingId, author_id: authorId, about_id: aboutId, word } },
    platform,
  ) => {
    const listing = await selectNamedListing(tx, listingId)
    for (const accountId of [authorId, aboutId]) {
      const words = composeReviewUpheldNotice(listing, word, accountId === authorId)
      await notifyAccount(tx, platform, { account_id: accountId, listing_id: listingId, ...words })
    }
  },
})

export const notifyReviewRemoved = reaction({
  name: 'notify.review-removed',
  on: reviewRemoved,
  run: async (
    tx,
    {
      payload: {
        listing_id: listingId,
        author_id: authorId,
        about_id: aboutId,
        reason,
        word = null,
        was_shown: wasShown,
      },
    },
    platform,
  ) => {
    const listing = await selectNamedListing(tx, listingId)
    for (const accountId of wasShown ? [authorId, aboutId] : [authorId]) {
      const isAuthor = accountId === authorId
      const words = composeReviewRemovedNotice(listing, isAuthor ? reason : word, isAuthor)
      await notifyAccount(tx, platform, { account_id: accountId, listing_id: listingId, ...words })
    }
  },
})
