import * as reviewTable from '../common/review-table.ts'
import * as reviews from '../common/reviews.ts'
import * as reviewTableShapes from '../common/review-table.shapes.ts'
import * as reviewsShapes from '../common/reviews.shapes.ts'
import { reviewsTasks } from './reviews.jobs.ts'
import { reviewsRoutes } from './reviews.routes.ts'
import type { Domain } from '#platform/server/domain.ts'

export const domain: Domain = {
  operations: [reviewTable, reviews],
  shapes: [reviewTableShapes, reviewsShapes],
  routes: [reviewsRoutes],
  tasks: reviewsTasks,
  tables: ['reviews', 'review_texts', 'review_changes', 'review_disputes'],
}
