import * as z from 'zod/mini'
import { bulk_ids, bulk_outcome, bulk_plan } from '../core/bulk.ts'
import { operation } from '../core/operation.ts'
import { calendar_day, line, page, table_query } from '../core/shapes.ts'
import { review } from './reviews.ts'
import * as t from './texts.ts'

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

export const listAllReviews = operation({
  name: 'listAllReviews',
  summary: 'Every review with what narrows the table, those still hidden included',
  method: 'GET',
  path: '/review-table',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  query: z.strictObject({ ...review_search, ...table_query }),
  reply: page(review),
  refusals: [],
})

export const review_acts = ['remove', 'put_back'] as const
export type ReviewAct = (typeof review_acts)[number]

export const planReviews = operation({
  name: 'planReviews',
  summary: 'Which of all reviews that match an act can be done to, and why not to the others',
  method: 'GET',
  path: '/review-plan',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  query: z.strictObject({ ...review_search, act: z.enum(review_acts) }),
  reply: bulk_plan,
  refusals: [],
})

export const decideReviews = operation({
  name: 'decideReviews',
  summary:
    'Remove several reviews, with a reason that their people read, or put them back; one that a dispute removed stays removed',
  method: 'POST',
  path: '/review-decisions',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  body: z.strictObject({ ids: bulk_ids, act: z.enum(review_acts), reason: line(t.reason, 500, 3) }),
  reply: bulk_outcome,
  refusals: [],
  idempotent_by_key: true,
})
