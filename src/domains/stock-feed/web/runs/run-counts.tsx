import type { FeedRun } from '#domains/stock-feed/common/feed-runs.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import * as t from '#domains/stock-feed/texts.ts'

/** Shows the differences found, or the results once they're applied. */
export function RunCounts({ run: { status, found, report } }: { run: FeedRun }) {
  const wasApplied = status === 'applying' || status === 'done' || status === 'cancelled'
  const counts: [label: string, count: number][] = wasApplied
    ? [
        [t.read(), report.read],
        [t.result_made(), report.made],
        [t.result_updated(), report.updated],
        [t.result_withdrawn(), report.withdrawn],
        [t.outcome_refused(), report.refused],
        [t.photos_added(), report.pictures],
      ]
    : [
        [t.outcome_new(), found.new],
        [t.outcome_changed(), found.changed],
        [t.outcome_back(), found.back],
        [t.outcome_gone(), found.gone],
        [t.outcome_refused(), found.refused],
        [t.outcome_same(), found.same],
      ]
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 lg:grid-cols-6">
      {counts.map(([label, count]) => (
        <div key={label} className="grid gap-0.5">
          <dt className="text-xs text-ink-2">{label}</dt>
          <dd className="num text-lg font-semibold">{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
