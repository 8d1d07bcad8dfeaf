import type { ReactNode } from 'react'
import { Link } from 'react-router'
import {
  type Review,
  getOwnReviewStats,
  type ReviewStats,
  type listReviews,
} from '#domains/reviews/common/reviews.ts'
import { formatDate } from '#platform/common/formats/formats.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Avatar } from '#platform/web/ui/facts/avatar.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Stars } from '#platform/web/ui/facts/stars.tsx'
import { Pager } from '#platform/web/ui/layout/pager.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { authorRole, getRoleLabels, describeStats } from './review-labels.ts'
import * as t from '#domains/reviews/texts.ts'

interface ReviewItemProps {
  review: Review
  by?: 'author' | 'about'
  level?: 'h2' | 'h3'
  corner?: ReactNode
  children?: ReactNode
}

const day = (instant: string) => formatDate(new Date(instant))

export function ReviewItem({
  review,
  by = 'author',
  level: Heading = 'h3',
  corner,
  children,
}: ReviewItemProps) {
  const {
    author,
    about,
    listing,
    rating,
    text,
    reply,
    written_at: writtenAt,
    changed_at: changedAt,
    about_role: aboutRole,
    is_after_reading: isAfterReading,
  } = review
  const person = by === 'author' ? author : about
  return (
    <li className="grid gap-2.5 p-4 sm:px-5">
      <div className="flex items-start gap-3">
        <Avatar name={person.display_name} picture={person.avatar} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <Heading className="text-sm font-semibold break-words">
              {by === 'about' ? (
                <Sentence
                  parts={t.about_name({
                    name: person.display_name,
                    label: (parts) => <span className="font-normal text-ink-2">{parts}</span>,
                  })}
                />
              ) : (
                person.display_name
              )}
            </Heading>
            <Stars rating={rating} />
            <span className="num text-sm text-ink-2">{rating}</span>
            <Badge>{getRoleLabels()[by === 'author' ? authorRole(review) : aboutRole]}</Badge>
          </div>
          <p className="num text-xs text-ink-3">
            <time dateTime={writtenAt}>{day(writtenAt)}</time>
            {isAfterReading &&
              ` · ${t.written_after_reading_their_review({ display_name: about.display_name })}`}
            {changedAt && ` · ${t.changed_at({ at: day(changedAt) })}`} ·{' '}
            <Link
              to={`/${listing.type}/${listing.id}/detail`}
              className="rounded-control break-words text-ink-2 hover:text-pounamu hover:underline"
            >
              {listing.title}
            </Link>
          </p>
        </div>
        {corner}
      </div>
      <p className="max-w-prose text-sm break-words whitespace-pre-line">{text}</p>
      {reply && (
        <div className="border-l-2 border-line-strong pl-3.5 text-sm">
          <p className="text-xs text-ink-3">
            {t.display_name_replied_at({ display_name: about.display_name, at: day(reply.at) })}
          </p>
          <p className="max-w-prose break-words whitespace-pre-line text-ink-2">{reply.text}</p>
        </div>
      )}
      {children}
    </li>
  )
}

export function ReviewItems({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      className="divide-y divide-line overflow-clip rounded-panel border border-line bg-paper"
    >
      {children}
    </ul>
  )
}

/** Counts whole stars; a half counts with the star it belongs to. */
function RatingSummary({ stats }: { stats: ReviewStats }) {
  const { average, count, distribution, as_buyer: asBuyer, as_seller: asSeller } = stats
  if (average === null) return null
  const bars = [5, 4, 3, 2, 1, 0].map((stars) => ({
    stars,
    count: distribution
      .filter(({ rating }) => Math.floor(rating) === stars)
      .reduce((sum, one) => sum + one.count, 0),
  }))
  return (
    <div className="grid gap-4 rounded-panel border border-line bg-paper p-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-8 sm:px-5">
      <div>
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="num text-2xl font-bold tracking-tight">{average}</span>
          <Stars rating={average} size={22} />
        </p>
        <p className="num mt-1 text-sm text-ink-2">{describeStats(stats)}</p>
        <p className="num mt-1 text-xs text-ink-3">
          {[
            asSeller.average !== null &&
              t.as_seller_average_count({ average: asSeller.average, count: asSeller.count }),
            asBuyer.average !== null &&
              t.as_buyer_average_count({ average: asBuyer.average, count: asBuyer.count }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <ul aria-label={t.reviews_by_stars()} className="grid max-w-md content-center gap-1">
        {bars.map((bar) => (
          <li
            key={bar.stars}
            className="num grid grid-cols-[1rem_minmax(0,1fr)_2.5rem] items-center gap-2 text-xs"
          >
            <span>
              <Sentence
                parts={t.stars_or_half_more({
                  stars: bar.stars,
                  hidden: (parts) => <span className="sr-only">{parts}</span>,
                })}
              />
            </span>
            <span aria-hidden className="h-2 overflow-hidden rounded-full bg-sunk">
              <span className="block h-full bg-ink-3" style={{ width: `${(bar.count / count) * 100}%` }} />
            </span>
            <span className="text-right text-ink-2">{bar.count}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function OwnRating() {
  const { data } = useApiQuery(getOwnReviewStats, {})
  if (!data || data.average === null) return null
  return (
    <div className="mb-5">
      <RatingSummary stats={data} />
    </div>
  )
}

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
