import { operation } from '../core/operation.ts'
import type * as shapes from './reviews.shapes.ts'

export type * from './reviews.shapes.ts'

export const max_review_characters = 2_000
export const max_reply_characters = 1_000

export const review_days = 60
export const blind_days = 14
export const late_change_days = 7
/** Stars; a review with more can't be disputed. */
export const max_disputable = 2

export const listReviews = operation<typeof shapes.listReviews>()({
  name: 'listReviews',
  summary: 'What is said of a member, newest first; or what was said about me, or by me',
  method: 'GET',
  path: '/review',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const getReview = operation<typeof shapes.getReview>()({
  name: 'getReview',
  summary: 'One review, as far as the caller may see it yet',
  method: 'GET',
  path: '/review/{id}',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const writeReview = operation<typeof shapes.writeReview>()({
  name: 'writeReview',
  summary: 'Review the other side of a trade, once; hidden until both have written or 14 days have passed',
  method: 'POST',
  path: '/review',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  status: 201,
  refusals: ['already_reviewed', 'not_reviewable'],
})

export const changeReview = operation<typeof shapes.changeReview>()({
  name: 'changeReview',
  summary: 'Change a review of mine, or reply once to one about me',
  method: 'PUT',
  path: '/review/{id}',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  refusals: ['review_closed', 'already_replied'],
})

export const removeReview = operation<typeof shapes.removeReview>()({
  name: 'removeReview',
  summary: 'Remove a review, with a reason that its author reads; an open dispute ends with it',
  method: 'DELETE',
  path: '/review/{id}',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  refusals: ['review_closed'],
})

export const upholdReview = operation<typeof shapes.upholdReview>()({
  name: 'upholdReview',
  summary: 'Let a disputed review stand, with a word that both its people read',
  method: 'POST',
  path: '/review-uphold/{id}',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  refusals: ['review_closed'],
})

export const disputeReview = operation<typeof shapes.disputeReview>()({
  name: 'disputeReview',
  summary: 'Dispute a review of 2 or less about me, once; an admin upholds or removes it',
  method: 'POST',
  path: '/negative-review',
  access: 'user',
  limit: { calls: 20, per: 'hour' },
  status: 201,
  refusals: ['review_closed', 'already_disputed'],
})

export const getOwnReviewStats = operation<typeof shapes.getOwnReviewStats>()({
  name: 'getOwnReviewStats',
  summary: 'My rating, of what is shown',
  method: 'GET',
  path: '/user-review-stats',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const getReviewStats = operation<typeof shapes.getReviewStats>()({
  name: 'getReviewStats',
  summary: 'The rating of a member, of what is shown',
  method: 'GET',
  path: '/user-review-stats/{id}',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const listDueReviews = operation<typeof shapes.listDueReviews>()({
  name: 'listDueReviews',
  summary: 'Trades whose other side I may review now, the most urgent first',
  method: 'GET',
  path: '/review-due',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})
