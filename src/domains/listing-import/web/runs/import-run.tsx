import { useState } from 'react'
import {
  applyListingImport,
  cancelListingImport,
  exportImportReport,
  getListingImport,
  undoListingImport,
  type ListingImport,
} from '#domains/listing-import/common/listing-import.ts'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import { useApiMutation, useApiQuery } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { ProgressBar } from '#platform/web/ui/states/progress-bar.tsx'
import { Loading, SkeletonRow } from '#platform/web/ui/states/skeleton.tsx'
import { DownloadButton } from '../export-panel.tsx'
import {
  isUnderWay,
  pollMs,
  useRefreshAtEnd,
  useRefreshImports,
  type ImportAddress,
} from '../import-address.ts'
import { describeChanges, describeGuards, getStatusLabels } from '../import-labels.ts'
import { ImportItems } from './import-items.tsx'
import * as t from '#domains/listing-import/texts.ts'

const perPage = 20

type RunAddress = ImportAddress & { run: number }

/** One import: what it would do, how far it is, or what it did. */
export function ImportRun({ address }: { address: RunAddress }) {
  const { run: id, outcome, q, page } = address
  const { data, error, isFetching, refetch } = useApiQuery(
    getListingImport,
    { id, page, limit: perPage, ...(outcome && { outcome }), ...(q && { q }) },
    {
      staleTime: 0,
      placeholderData: (before) => before,
      refetchInterval: (query) => (isUnderWay(query.state.data?.run) ? pollMs : false),
    },
  )
  useRefreshAtEnd(data?.run)
  if (error && !data) {
    return (
      <ErrorState title={t.this_import_didnt_load()} onRetry={() => void refetch()} busy={isFetching}>
        {getMessage(error)}
      </ErrorState>
    )
  }
  if (!data) {
    return (
      <Loading label={t.loading_the_import()}>
        <SkeletonRow />
        <SkeletonRow />
      </Loading>
    )
  }
  const { run } = data
  const { label, kind } = getStatusLabels()[run.status]
  return (
    <Panel
      title={run.status === 'ready' ? t.check_before_you_import() : t.import_of({ file: run.file_name })}
      aside={<Badge kind={kind}>{label}</Badge>}
    >
      <div className="grid gap-4">
        <p className="text-sm break-words text-ink-2">
          {run.file_name} · <span className="num">{formatShortInstant(new Date(run.created_at))}</span>
          {run.withdraws_missing && ` · ${t.withdraws_what_is_missing()}`}
        </p>
        {isUnderWay(run) && <Progress run={run} />}
        {run.failure && (
          <Notice kind="wrong" live>
            {run.failure}
          </Notice>
        )}
        {run.unknown_columns.length > 0 && (
          <Notice kind="plain">{t.columns_are_left_out({ columns: run.unknown_columns.join(', ') })}</Notice>
        )}
        <RunCounts run={run} />
        <RunActs run={run} />
        <RunUndos run={run} />
        {(data.total > 0 || outcome !== null || q !== '' || page > 1) && (
          <ImportItems data={data} address={address} />
        )}
      </div>
    </Panel>
  )
}

function RunCounts({ run: { found, report, status } }: { run: ListingImport }) {
  const isPlan = status === 'ready' || status === 'reading' || status === 'queued'
  const counts: [label: string, count: number][] = isPlan
    ? [
        [t.outcome_new(), found.new],
        [t.outcome_changed(), found.changed],
        [t.outcome_gone(), found.gone],
        [t.outcome_same(), found.same],
        [t.outcome_refused(), found.refused],
      ]
    : [
        [t.result_made(), report.made],
        [t.result_updated(), report.updated],
        [t.result_withdrawn(), report.withdrawn],
        [t.outcome_same(), found.same],
        [t.outcome_refused(), report.refused],
        [t.photos_added(), report.pictures],
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

function Progress({ run: { status, progress } }: { run: ListingImport }) {
  const words =
    status === 'applying'
      ? t.importing_done_of_total(progress)
      : status === 'undoing'
        ? t.undoing_done_of_total(progress)
        : t.checking_done_of_total(progress)
  return (
    <div className="grid gap-1.5">
      <p role="status" className="num text-sm">
        {status === 'queued' || progress.total === 0 ? t.about_to_begin() : words}
      </p>
      <ProgressBar
        label={t.progress()}
        {...(progress.total > 0 && { value: progress.done / progress.total })}
      />
    </div>
  )
}

function RunActs({ run }: { run: ListingImport }) {
  const refresh = useRefreshImports()
  const [isOpen, setOpen] = useState(false)
  const apply = useApiMutation(applyListingImport, {
    onSuccess: () => {
      setOpen(false)
      refresh()
    },
  })
  const cancel = useApiMutation(cancelListingImport, {
    onSuccess: refresh,
    onError: (error) => notify.error(t.it_wasnt_cancelled(), { description: getMessage(error) }),
  })
  const { status, guards, found } = run
  const isReady = status === 'ready'
  const mayCancel = isReady || status === 'queued' || status === 'reading' || status === 'applying'
  const isGuarded = guards.length > 0
  return (
    <>
      {isReady && isGuarded && <Notice kind="bid">{describeGuards(run)}</Notice>}
      <p className="flex flex-wrap gap-2 empty:hidden">
        {isReady && <Button onClick={() => setOpen(true)}>{t.import_items()}</Button>}
        {mayCancel && (
          <Button kind="quiet" busy={cancel.isPending} onClick={() => cancel.mutate({ id: run.id })}>
            {isReady ? t.discard_import() : t.cancel_import()}
          </Button>
        )}
        {found.refused + run.report.left > 0 && (
          <DownloadButton
            label={t.download_refused_rows()}
            name={`hoko-import-${run.id}-refused.csv`}
            load={() => api.call(exportImportReport, { id: run.id })}
          />
        )}
        {run.undo_until !== null && <UndoButton run={run} />}
      </p>
      <ConfirmDialog
        open={isOpen}
        title={t.import_these_items()}
        confirm={isGuarded ? t.import_anyway() : t.import_items()}
        kind={isGuarded ? 'danger' : 'primary'}
        busy={apply.isPending}
        error={apply.error ? getMessage(apply.error) : undefined}
        onConfirm={() => apply.mutate({ id: run.id, past_guards: isGuarded })}
        onClose={() => setOpen(false)}
      >
        {joinSentences(describeChanges(found), isGuarded && describeGuards(run))}
      </ConfirmDialog>
    </>
  )
}

function UndoButton({ run: { id, report, undo_until: undoUntil } }: { run: ListingImport }) {
  const refresh = useRefreshImports()
  const [isOpen, setOpen] = useState(false)
  const undo = useApiMutation(undoListingImport, {
    onSuccess: () => {
      setOpen(false)
      refresh()
    },
  })
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {t.undo_import()}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t.undo_this_import()}
        confirm={t.undo_import()}
        kind="danger"
        busy={undo.isPending}
        error={undo.error ? getMessage(undo.error) : undefined}
        onConfirm={() => undo.mutate({ id })}
        onClose={() => setOpen(false)}
      >
        {joinSentences(
          report.made > 0 && t.count_will_be_removed({ count: report.made }),
          report.updated > 0 && t.count_will_be_restored({ count: report.updated }),
          report.withdrawn > 0 && t.count_will_be_listed_again({ count: report.withdrawn }),
          t.items_with_bids_or_sales_stay(),
          undoUntil !== null && t.you_can_undo_until({ time: formatShortInstant(new Date(undoUntil)) }),
        )}
      </ConfirmDialog>
    </>
  )
}

/** Each undoing with its time, and how many rows stayed. */
function RunUndos({ run: { undos, report } }: { run: ListingImport }) {
  if (undos.length === 0) return null
  return (
    <div className="grid gap-1 text-sm text-ink-2">
      <ul className="grid gap-0.5">
        {undos.map(({ by, at }) => (
          <li key={at}>{t.undone_by({ by, time: formatShortInstant(new Date(at)) })}</li>
        ))}
      </ul>
      <p className="num">{t.count_undone_and_left({ undone: report.undone, left: report.not_undone })}</p>
    </div>
  )
}
