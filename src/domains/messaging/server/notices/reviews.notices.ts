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
  run: async (tx, { payload: { listing_id, about_id } }, platform) => {
    const words = composeReviewWrittenNotice(await selectNamedListing(tx, listing_id))
    await notifyAccount(tx, platform, { account_id: about_id, listing_id, ...words })
  },
})

export const notifyReviewShown = reaction({
  name: 'notify.review-shown',
  on: reviewShown,
  run: async (tx, { payload: { listing_id, about_id } }, platform) => {
    const words = composeReviewShownNotice(await selectNamedListing(tx, listing_id))
    await notifyAccount(tx, platform, { account_id: about_id, listing_id, ...words })
  },
})

export const notifyReviewChanged = reaction({
  name: 'notify.review-changed',
  on: reviewChanged,
  run: async (tx, { payload: { listing_id, about_id } }, platform) => {
    const words = composeReviewChangedNotice(await selectNamedListing(tx, listing_id))
    await notifyAccount(tx, platform, { account_id: about_id, listing_id, ...words })
  },
})

export const notifyReviewReplied = reaction({
  name: 'notify.review-replied',
  on: reviewReplied,
  run: async (tx, { payload: { listing_id, author_id, reply } }, platform) => {
    const words = composeReviewRepliedNotice(await selectNamedListing(tx, listing_id), reply)
    await notifyAccount(tx, platform, { account_id: author_id, listing_id, ...words })
  },
})

export const notifyReviewDisputed = reaction({
  name: 'notify.review-disputed',
  on: reviewDisputed,
  run: async (tx, { payload: { listing_id, review_id, reason } }, platform) => {
    const words = composeReviewDisputedNotice(await selectNamedListing(tx, listing_id), { review_id, reason })
    for (const accountId of await selectStaffWhoMay(tx, upholdReview)) {
      await notifyAccount(tx, platform, { account_id: accountId, listing_id, ...words })
    }
  },
})

export const notifyReviewUpheld = reaction({
  name: 'notify.review-upheld',
  on: reviewUpheld,
  run: async (tx, { payload: { listing_id, author_id, about_id, word } }, platform) => {
    const listing = await selectNamedListing(tx, listing_id)
    for (const accountId of [author_id, about_id]) {
      const words = composeReviewUpheldNotice(listing, word, accountId === author_id)
      await notifyAccount(tx, platform, { account_id: accountId, listing_id, ...words })
    }
  },
})

export const notifyReviewRemoved = reaction({
  name: 'notify.review-removed',
  on: reviewRemoved,
  run: async (
    tx,
    { payload: { listing_id, author_id, about_id, reason, word = null, was_shown } },
    platform,
  ) => {
    const listing = await selectNamedListing(tx, listing_id)
    for (const accountId of was_shown ? [author_id, about_id] : [author_id]) {
      const isAuthor = accountId === author_id
      const words = composeReviewRemovedNotice(listing, isAuthor ? reason : word, isAuthor)
      await notifyAccount(tx, platform, { account_id: accountId, listing_id, ...words })
    }
  },
})
