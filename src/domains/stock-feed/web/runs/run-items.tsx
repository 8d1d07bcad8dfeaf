import { useState } from 'react'
import { Link } from 'react-router'
import { type FeedItem, getFeedRun, type RunOutcome } from '#domains/stock-feed/common/stock-feed.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { PillSelect } from '#platform/web/ui/fields/select.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, SkeletonRow } from '#platform/web/ui/states/skeleton.tsx'
import { ProblemList } from '../problem-list.tsx'
import { getOutcomeLabels, getResultLabels } from '../run-labels.ts'
import * as t from '#domains/stock-feed/texts.ts'

const perPage = 20
const outcomes: RunOutcome[] = ['refused', 'gone', 'new', 'back', 'changed']

/** Lists a run's vehicles, those that need attention first. */
export function RunItems({ run_id: runId }: { run_id: number }) {
  const [outcome, setOutcome] = useState<RunOutcome | ''>('')
  const [page, setPage] = useState(1)
  const { data, error, isFetching, refetch } = useApiQuery(
    getFeedRun,
    { id: runId, page, limit: perPage, ...(outcome ? { outcome } : { without_gone: 'yes' as const }) },
    { staleTime: 0, placeholderData: (before) => before },
  )
  if (error && !data) {
    return (
      <ErrorState onRetry={() => void refetch()} busy={isFetching}>
        {getMessage(error)}
      </ErrorState>
    )
  }
  if (!data) {
    return (
      <Loading label={t.loading_the_vehicles()}>
        <SkeletonRow />
        <SkeletonRow />
      </Loading>
    )
  }
  const pages = Math.max(1, Math.ceil(data.total / perPage))
  const words = getOutcomeLabels()
  return (
    <div className="grid justify-items-start gap-3">
      <PillSelect
        label={t.show()}
        value={outcome}
        onChoose={(chosen) => {
          setOutcome(chosen)
          setPage(1)
        }}
        options={[
          { value: '', label: t.all_that_changes() },
          ...outcomes.map((one) => ({ value: one, label: `${words[one].label} (${data.run.found[one]})` })),
        ]}
      />
      {outcome === '' && data.run.found.gone > 0 && (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
          <span className="num">{t.count_would_be_withdrawn({ count: data.run.found.gone })}</span>
          <Button
            kind="quiet"
            size="small"
            onClick={() => {
              setOutcome('gone')
              setPage(1)
            }}
          >
            {t.show()}
          </Button>
        </p>
      )}
      {data.items.length === 0 ? (
        <p className="text-sm text-ink-2">{t.no_vehicle_here()}</p>
      ) : (
        <ul aria-label={t.vehicles()} className="w-full divide-y divide-line border-y border-line">
          {data.items.map((item) => (
            <ItemRow key={item.id} item={item} />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
          <Button kind="quiet" size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t.previous_page()}
          </Button>
          <span className="num">{t.page_of_pages({ page, pages })}</span>
          <Button kind="quiet" size="small" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t.next_page()}
          </Button>
        </p>
      )}
    </div>
  )
}

function ItemRow({ item }: { item: FeedItem }) {
  const { stock_number: stockNumber, title, outcome, result, changes, problems, message, listing } = item
  const { label, kind } = result ? getResultLabels()[result] : getOutcomeLabels()[outcome]
  const name = title || t.no_name()
  return (
    <li className="grid gap-1.5 py-3 text-sm">
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <Badge kind={kind}>{label}</Badge>
        {listing ? (
          <Link
            to={`/${listing.type}/${listing.id}/detail`}
            className="font-semibold break-words text-pounamu hover:underline"
          >
            {name}
          </Link>
        ) : (
          <span className="font-semibold break-words">{name}</span>
        )}
        <span className="num text-ink-2">{stockNumber || t.no_stock_number()}</span>
      </p>
      {changes.length > 0 && (
        <ul className="grid gap-0.5">
          {changes.map((change) => (
            <li key={change.name} className="break-words text-ink-2">
              {t.name_from_before_to_after(change)}
            </li>
          ))}
        </ul>
      )}
      <ProblemList problems={problems} />
      {message && <p className="text-ink-2">{message}</p>}
    </li>
  )
}
