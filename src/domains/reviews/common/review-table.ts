import { operation } from '#platform/common/operation.ts'
import type * as shapes from './review-table.shapes.ts'

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
