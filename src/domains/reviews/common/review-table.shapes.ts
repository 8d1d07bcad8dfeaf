import * as z from 'zod/mini'
import { bulkIds, bulkOutcome, bulkPlan } from '#platform/common/bulk.shapes.ts'
import { calendarDay, line, page, tableQuery } from '#platform/common/shapes.ts'
import { review } from './reviews.shapes.ts'
import * as t from '#domains/reviews/texts.ts'
import { reviewActs } from './review-table.ts'

const reviewSearch = {
  q: z.optional(line(t.search, 100, 0)),
  state: z.optional(z.enum(['disputed', 'shown', 'hidden', 'removed'])),
  stars: z.optional(z.enum(['low', 'middle', 'high'])),
  /** Written on these days in Auckland, inclusive. */
  from: z.optional(calendarDay),
  to: z.optional(calendarDay),
  sort: z._default(z.enum(['written_at', 'rating']), 'written_at'),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
}

export const listAllReviews = {
  query: z.strictObject({ ...reviewSearch, ...tableQuery }),
  reply: page(review),
}

export const planReviews = {
  query: z.strictObject({ ...reviewSearch, act: z.enum(reviewActs) }),
  reply: bulkPlan,
}

export const decideReviews = {
  body: z.strictObject({ ids: bulkIds, act: z.enum(reviewActs), reason: line(t.reason, 500, 3) }),
  reply: bulkOutcome,
}
