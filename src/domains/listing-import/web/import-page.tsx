import { FileSpreadsheet } from 'lucide-react'
import { listListingImports, type ListingImport } from '#domains/listing-import/common/listing-import.ts'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Pager } from '#platform/web/ui/layout/pager.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, SkeletonRow } from '#platform/web/ui/states/skeleton.tsx'
import { Link } from 'react-router'
import { ExportPanel } from './export-panel.tsx'
import { importPath, isUnderWay, pollMs, type ImportAddress } from './import-address.ts'
import { getStatusLabels } from './import-labels.ts'
import { ImportRun } from './runs/import-run.tsx'
import { ImportStart } from './import-start.tsx'
import * as t from '#domains/listing-import/texts.ts'

const perPage = 10

export function ImportPage({ address }: { address: ImportAddress }) {
  const { data, error, isFetching, refetch } = useApiQuery(
    listListingImports,
    { page: address.runs, limit: perPage },
    {
      staleTime: 0,
      placeholderData: (before) => before,
      refetchInterval: (query) => (isUnderWay(query.state.data?.items[0]) ? pollMs : false),
    },
  )
  if (error && !data) {
    return (
      <ErrorState title={t.your_imports_didnt_load()} onRetry={() => void refetch()} busy={isFetching}>
        {getMessage(error)}
      </ErrorState>
    )
  }
  if (!data) {
    return (
      <Loading label={t.loading_your_imports()}>
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
      </Loading>
    )
  }
  const [latest] = data.items
  const shown = address.run ?? (address.runs === 1 ? latest?.id : undefined)
  return (
    <div className="grid gap-5">
      <ImportStart isBusy={isUnderWay(latest)} />
      {shown !== undefined && <ImportRun key={shown} address={{ ...address, run: shown }} />}
      <ExportPanel />
      <section aria-labelledby="earlier-imports" className="grid gap-3">
        <h2 id="earlier-imports" className="heading text-base">
          {t.your_imports()}
        </h2>
        <RunList runs={data.items} shown={shown} />
        <Pager
          page={data.page}
          limit={data.limit}
          total={data.total}
          to={(runs) => importPath({ run: address.run, runs })}
        />
      </section>
    </div>
  )
}

function RunList({ runs, shown }: { runs: ListingImport[]; shown: number | undefined }) {
  if (runs.length === 0) {
    return (
      <EmptyState icon={FileSpreadsheet} title={t.no_imports_yet()}>
        {t.files_you_upload_appear_here()}
      </EmptyState>
    )
  }
  return (
    <ul aria-label={t.your_imports()} className="divide-y divide-line border-y border-line">
      {runs.map((run) => (
        <RunRow key={run.id} run={run} isShown={run.id === shown} />
      ))}
    </ul>
  )
}

function RunRow({ run, isShown }: { run: ListingImport; isShown: boolean }) {
  const { label, kind } = getStatusLabels()[run.status]
  return (
    <li className="grid gap-1 py-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link
          to={importPath({ run: run.id })}
          aria-current={isShown ? 'true' : undefined}
          className="num font-semibold text-pounamu hover:underline"
        >
          {formatShortInstant(new Date(run.created_at))}
        </Link>
        <Badge kind={kind}>{label}</Badge>
      </p>
      <p className="break-words text-ink-2">{run.file_name}</p>
      <p className="num text-ink-2">{run.failure ?? t.report_in_a_line(run.report)}</p>
    </li>
  )
}
