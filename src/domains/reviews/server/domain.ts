import * as reviews from '../common/reviews.ts'
import * as reviewsShapes from '../common/reviews.shapes.ts'
import { reviewsTasks } from './reviews.jobs.ts'
import { reviewsRoutes } from './reviews.routes.ts'
import type { Domain } from '#platform/server/domain.ts'

export const domain: Domain = {
  operations: [reviews],
  shapes: [reviewsShapes],
  routes: [reviewsRoutes],
  tasks: reviewsTasks,
  tables: ['reviews', 'review_texts', 'review_changes', 'review_disputes'],
}
