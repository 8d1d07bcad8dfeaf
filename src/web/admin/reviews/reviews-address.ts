import type { OperationValues } from '#contract/core/operation.ts'
import { listAllReviews } from '#contract/reviews/review-table.ts'
import { listAllReviews as listAllReviewsShapes } from '#contract/reviews/review-table.shapes.ts'
import { tableAddress, type TableLooks } from '../table/table-address.ts'

export type ReviewsSearch = OperationValues<typeof listAllReviews> & TableLooks

export const {
  read: readReviewsSearch,
  to: reviewsAddress,
  narrowed,
  sortedBy,
  isNarrowed,
} = tableAddress<ReviewsSearch>({
  path: '/reviews',
  shape: listAllReviewsShapes.query,
  ascending: ['rating'],
})
