import { MessageSquareQuote } from 'lucide-react'
import { getMessage } from '#platform/web/session/problem.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Pager } from '#platform/web/ui/layout/pager.tsx'
import { OwnReview } from './own-review.tsx'
import { ReviewItems } from './review-item.tsx'
import { ReviewsSkeleton } from './reviews-skeleton.tsx'
import { useMine } from './use-reviews.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/reviews/texts.ts'

type Mine = 'about' | 'written'

const getNothing = makeTexts((): Record<Mine, { title: string; text: string }> => ({
  about: {
    title: t.no_reviews_of_you_yet(),
    text: t.reviews_from_people_you_trade_with_are(),
  },
  written: {
    title: t.you_havent_written_a_review_yet(),
    text: t.reviews_you_write_are_shown_here(),
  },
}))

export function OwnReviews({ mine, page }: { mine: Mine; page: number }) {
  const { data, error, isFetching, refetch } = useMine(mine, page)
  if (error && !data) {
    return (
      <ErrorState onRetry={() => void refetch()} busy={isFetching}>
        {getMessage(error)}
      </ErrorState>
    )
  }
  if (!data) return <ReviewsSkeleton />
  if (data.total === 0) {
    return (
      <EmptyState
        icon={MessageSquareQuote}
        title={getNothing()[mine].title}
        action={<LinkButton to="/irate">{t.see_what_you_can_review()}</LinkButton>}
      >
        {getNothing()[mine].text}
      </EmptyState>
    )
  }
  return (
    <>
      <ReviewItems label={mine === 'about' ? t.about_me() : t.by_me()}>
        {data.items.map((review) => (
          <OwnReview key={review.id} review={review} by={mine === 'about' ? 'author' : 'about'} />
        ))}
      </ReviewItems>
      <Pager {...data} to={(to) => `/irate?show=${mine}&page=${to}`} />
    </>
  )
}
