import * as z from 'zod/mini'
import { bulk_ids, bulk_outcome, bulk_plan } from '#platform/common/bulk.shapes.ts'
import { calendar_day, line, page, table_query } from '#platform/common/shapes.ts'
import { review } from './reviews.shapes.ts'
import * as t from '#domains/reviews/texts.ts'
import { review_acts } from './review-table.ts'

const review_search = {
  q: z.optional(line(t.search, 100, 0)),
  state: z.optional(z.enum(['disputed', 'shown', 'hidden', 'removed'])),
  stars: z.optional(z.enum(['low', 'middle', 'high'])),
  /** Written on these days in Auckland, inclusive. */
  from: z.optional(calendar_day),
  to: z.optional(calendar_day),
  sort: z._default(z.enum(['written_at', 'rating']), 'written_at'),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
}

export const listAllReviews = {
  query: z.strictObject({ ...review_search, ...table_query }),
  reply: page(review),
}

export const planReviews = {
  query: z.strictObject({ ...review_search, act: z.enum(review_acts) }),
  reply: bulk_plan,
}

export const decideReviews = {
  body: z.strictObject({ ids: bulk_ids, act: z.enum(review_acts), reason: line(t.reason, 500, 3) }),
  reply: bulk_outcome,
}
