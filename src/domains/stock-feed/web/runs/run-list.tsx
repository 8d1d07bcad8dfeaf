import { History } from 'lucide-react'
import { Link } from 'react-router'
import { type FeedRun, listFeedRuns } from '#domains/stock-feed/common/feed-runs.ts'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Pager } from '#platform/web/ui/layout/pager.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, SkeletonRow } from '#platform/web/ui/states/skeleton.tsx'
import { type FeedAddress, feedPath } from '../feed-address.ts'
import { getSourceLabels, getStatusLabels } from '../run-labels.ts'
import { RunItems } from './run-items.tsx'
import * as t from '#domains/stock-feed/texts.ts'

const perPage = 20

/** Lists all runs, or shows the report of one. */
export function RunList({ address: { page, run } }: { address: FeedAddress }) {
  if (run !== null) {
    return (
      <div className="grid gap-4">
        <p>
          <LinkButton kind="quiet" size="small" to={feedPath({ tab: 'runs' })}>
            {t.all_runs()}
          </LinkButton>
        </p>
        <RunItems key={run} run_id={run} />
      </div>
    )
  }
  return <AllRuns page={page} />
}

function AllRuns({ page }: { page: number }) {
  const { data, error, isFetching, refetch } = useApiQuery(
    listFeedRuns,
    { page, limit: perPage },
    { staleTime: 0 },
  )
  if (error && !data) {
    return (
      <ErrorState title={t.the_runs_didnt_load()} onRetry={() => void refetch()} busy={isFetching}>
        {getMessage(error)}
      </ErrorState>
    )
  }
  if (!data) {
    return (
      <Loading label={t.loading_the_runs()}>
        <SkeletonRow />
        <SkeletonRow />
      </Loading>
    )
  }
  if (data.total === 0) {
    return (
      <EmptyState icon={History} title={t.no_runs_yet()}>
        {t.each_file_is_a_run()}
      </EmptyState>
    )
  }
  return (
    <>
      <ul aria-label={t.runs()} className="divide-y divide-line border-y border-line">
        {data.items.map((run) => (
          <li key={run.id} className="py-3">
            <RunRow run={run} />
          </li>
        ))}
      </ul>
      <Pager
        page={data.page}
        limit={data.limit}
        total={data.total}
        to={(to) => feedPath({ tab: 'runs', page: to })}
      />
    </>
  )
}

function RunRow({ run }: { run: FeedRun }) {
  const { label, kind } = getStatusLabels()[run.status]
  const when = formatShortInstant(new Date(run.created_at))
  return (
    <div className="grid gap-1 text-sm">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link
          to={feedPath({ tab: 'runs', run: run.id })}
          className="num font-semibold text-pounamu hover:underline"
        >
          {when}
        </Link>
        <Badge kind={kind}>{label}</Badge>
      </p>
      <p className="break-words text-ink-2">
        {getSourceLabels()[run.source]}
        {run.file_name && ` · ${run.file_name}`}
      </p>
      <p className="num text-ink-2">{run.failure ?? t.report_in_a_line(run.report)}</p>
    </div>
  )
}
