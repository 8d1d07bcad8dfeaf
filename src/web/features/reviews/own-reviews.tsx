import { MessageSquareQuote } from 'lucide-react'
import { getMessage } from '#web/lib/session/problem.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Pager } from '#web/ui/layout/pager.tsx'
import { OwnReview } from './own-review.tsx'
import { ReviewItems } from './review-item.tsx'
import { ReviewsSkeleton } from './reviews-skeleton.tsx'
import { useMine } from './use-reviews.ts'

type Mine = 'about' | 'written'

const nothing: Record<Mine, { title: string; text: string }> = {
  about: {
    title: 'No reviews of you yet',
    text: 'Reviews from people you trade with are shown here once you’ve both written one, or after 14 days.',
  },
  written: {
    title: 'You haven’t written a review yet',
    text: 'Reviews you write are shown here.',
  },
}

/** What is said of me, or what I said of others. */
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
        title={nothing[mine].title}
        action={<LinkButton to="/irate">See what you can review</LinkButton>}
      >
        {nothing[mine].text}
      </EmptyState>
    )
  }
  return (
    <>
      <ReviewItems label={mine === 'about' ? 'About me' : 'By me'}>
        {data.items.map((review) => (
          <OwnReview key={review.id} review={review} by={mine === 'about' ? 'author' : 'about'} />
        ))}
      </ReviewItems>
      <Pager {...data} to={(to) => `/irate?show=${mine}&page=${to}`} />
    </>
  )
}
