import { getOwnReviewStats, type ReviewStats } from '#domains/reviews/common/reviews.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Stars } from '#platform/web/ui/facts/stars.tsx'
import { describeStats } from './review-labels.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import * as t from '#domains/reviews/texts.ts'

/** Counts whole stars; a half counts with the star it belongs to. */
export function RatingSummary({ stats }: { stats: ReviewStats }) {
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
