import { operation } from '#platform/common/operation.ts'
import type * as shapes from './reviews.shapes.ts'

export type * from './reviews.shapes.ts'

export const maxReviewCharacters = 2_000
export const maxReplyCharacters = 1_000

export const reviewDays = 60
export const blindDays = 14
export const lateChangeDays = 7
/** The most stars a review can have to be disputed. */
export const maxDisputable = 2

export const listReviews = operation<typeof shapes.listReviews>('GET /review')({
  name: 'listReviews',
  summary: 'What is said of a member, newest first; or what was said about me, or by me',
  access: 'anyone',
  view: 'public',
  limit: { calls: 240, per: 'minute' },
})

export const getReview = operation<typeof shapes.getReview>('GET /review/{id}')({
  name: 'getReview',
  summary: 'One review, as far as the caller may see it yet',
  access: 'anyone',
  view: 'public',
  limit: { calls: 240, per: 'minute' },
})

export const writeReview = operation<typeof shapes.writeReview>('POST /review')({
  name: 'writeReview',
  summary: 'Review the other side of a trade, once; hidden until both have written or 14 days have passed',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  status: 201,
  refusals: ['already_reviewed', 'not_reviewable'],
})

export const changeReview = operation<typeof shapes.changeReview>('PUT /review/{id}')({
  name: 'changeReview',
  summary: 'Change a review of mine, or reply once to one about me',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  refusals: ['review_closed', 'already_replied'],
})

export const removeReview = operation<typeof shapes.removeReview>('DELETE /review/{id}')({
  name: 'removeReview',
  summary: 'Remove a review, with a reason that its author reads; an open dispute ends with it',
  access: 'admin',
  duty: 'decisions',
  limit: { calls: 120, per: 'minute' },
  refusals: ['review_closed'],
})

export const upholdReview = operation<typeof shapes.upholdReview>('POST /review-uphold/{id}')({
  name: 'upholdReview',
  summary: 'Let a disputed review stand, with a word that both its people read',
  access: 'admin',
  duty: 'decisions',
  limit: { calls: 120, per: 'minute' },
  refusals: ['review_closed'],
})

export const disputeReview = operation<typeof shapes.disputeReview>('POST /negative-review')({
  name: 'disputeReview',
  summary: 'Dispute a review of 2 or less about me, once; an admin upholds or removes it',
  access: 'user',
  limit: { calls: 20, per: 'hour' },
  status: 201,
  refusals: ['review_closed', 'already_disputed'],
})

export const getOwnReviewStats = operation<typeof shapes.getOwnReviewStats>('GET /user-review-stats')({
  name: 'getOwnReviewStats',
  summary: 'My rating, of what is shown',
  access: 'user',
  view: 'reviews',
  limit: { calls: 240, per: 'minute' },
})

export const getReviewStats = operation<typeof shapes.getReviewStats>('GET /user-review-stats/{id}')({
  name: 'getReviewStats',
  summary: 'The rating of a member, of what is shown',
  access: 'anyone',
  view: 'public',
  limit: { calls: 240, per: 'minute' },
})

export const listDueReviews = operation<typeof shapes.listDueReviews>('GET /review-due')({
  name: 'listDueReviews',
  summary: 'Trades whose other side I may review now, the most urgent first',
  access: 'user',
  view: 'reviews',
  limit: { calls: 240, per: 'minute' },
})

export const listAllReviews = operation<typeof shapes.listAllReviews>('GET /review-table')({
  name: 'listAllReviews',
  summary: 'Every review with what narrows the table, those still hidden included',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 240, per: 'minute' },
})

export const reviewActs = ['remove', 'put_back'] as const
export type ReviewAct = (typeof reviewActs)[number]

export const planReviews = operation<typeof shapes.planReviews>('GET /review-plan')({
  name: 'planReviews',
  summary: 'Which of all reviews that match an act can be done to, and why not to the others',
  access: 'admin',
  duty: 'decisions',
  limit: { calls: 60, per: 'minute' },
})

export const decideReviews = operation<typeof shapes.decideReviews>('POST /review-decisions')({
  name: 'decideReviews',
  summary:
    'Remove several reviews, with a reason that their people read, or put them back; one that a dispute removed stays removed',
  access: 'admin',
  duty: 'decisions',
  limit: { calls: 60, per: 'minute' },
  idempotentByKey: true,
})
