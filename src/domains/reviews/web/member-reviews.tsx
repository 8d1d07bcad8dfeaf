import type { OperationReply } from '#platform/common/operation.ts'
import type { ReactNode } from 'react'
import type { listReviews, Review, ReviewStats } from '#domains/reviews/common/reviews.ts'
import { Pager } from '#platform/web/ui/layout/pager.tsx'
import { RatingSummary } from './rating-summary.tsx'
import { ReviewItem, ReviewItems } from './review-item.tsx'
import * as t from '#domains/reviews/texts.ts'

interface MemberReviewsProps {
  stats: ReviewStats
  reviews: OperationReply<typeof listReviews>
  to: (page: number) => string
  renderReport: (review: Review) => ReactNode
}

export function MemberReviews({ stats, reviews, to, renderReport }: MemberReviewsProps) {
  return (
    <section aria-labelledby="reviews" className="grid gap-4">
      <h2 id="reviews" className="heading scroll-mt-28 text-lg">
        {t.reviews()}
      </h2>
      {reviews.total === 0 ? (
        <p className="text-sm text-ink-2">{t.no_reviews_yet()}</p>
      ) : (
        <>
          <RatingSummary stats={stats} />
          {reviews.items.length > 0 && (
            <ReviewItems label={t.reviews()}>
              {reviews.items.map((review) => (
                <ReviewItem key={review.id} review={review} corner={renderReport(review)} />
              ))}
            </ReviewItems>
          )}
          <Pager {...reviews} to={to} />
        </>
      )}
    </section>
  )
}
