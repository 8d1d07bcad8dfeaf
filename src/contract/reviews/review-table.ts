import { operation } from '../core/operation.ts'
import type * as shapes from './review-table.shapes.ts'

export const listAllReviews = operation<typeof shapes.listAllReviews>()({
  name: 'listAllReviews',
  summary: 'Every review with what narrows the table, those still hidden included',
  method: 'GET',
  path: '/review-table',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const review_acts = ['remove', 'put_back'] as const
export type ReviewAct = (typeof review_acts)[number]

export const planReviews = operation<typeof shapes.planReviews>()({
  name: 'planReviews',
  summary: 'Which of all reviews that match an act can be done to, and why not to the others',
  method: 'GET',
  path: '/review-plan',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  refusals: [],
})

export const decideReviews = operation<typeof shapes.decideReviews>()({
  name: 'decideReviews',
  summary:
    'Remove several reviews, with a reason that their people read, or put them back; one that a dispute removed stays removed',
  method: 'POST',
  path: '/review-decisions',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  refusals: [],
  idempotent_by_key: true,
})
