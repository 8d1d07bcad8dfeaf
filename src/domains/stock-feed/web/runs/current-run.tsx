import { useState } from 'react'
import { type FeedRun, applyFeedRun, cancelFeedRun } from '#domains/stock-feed/common/stock-feed.ts'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { ProgressBar } from '#platform/web/ui/states/progress-bar.tsx'
import { feedPath, useRefreshFeed } from '../feed-address.ts'
import { getSourceLabels, getStatusLabels, isUnderWay } from '../run-labels.ts'
import { RunItems } from './run-items.tsx'
import * as t from '#domains/stock-feed/texts.ts'

/** Shows the differences found, or the results once they're applied. */
function RunCounts({ run: { status, found, report } }: { run: FeedRun }) {
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

/**
 * Shows the running import with its progress, the difference waiting to be applied, or the latest
 * result.
 */
export function CurrentRun({ run }: { run: FeedRun }) {
  const { label, kind } = getStatusLabels()[run.status]
  return (
    <Panel
      title={run.status === 'ready' ? t.what_would_change() : t.latest_run()}
      aside={<Badge kind={kind}>{label}</Badge>}
    >
      <div className="grid gap-4">
        <p className="text-sm break-words text-ink-2">
          {getSourceLabels()[run.source]}
          {run.file_name && ` · ${run.file_name}`}
          {!run.is_whole && ` · ${t.only_additions_and_changes()}`} ·{' '}
          <span className="num">{formatShortInstant(new Date(run.created_at))}</span>
        </p>
        {isUnderWay(run) && <Progress run={run} />}
        {run.failure && (
          <Notice kind="wrong" live>
            {run.failure}
          </Notice>
        )}
        {!wasNeverRead(run) && (
          <>
            <RunCounts run={run} />
            <RunActs run={run} />
          </>
        )}
        {run.status === 'ready' && <RunItems key={run.id} run_id={run.id} />}
      </div>
    </Panel>
  )
}

/** The whole file was refused: there are no counts, and the failure is the report. */
const wasNeverRead = ({ status, report, found }: FeedRun) =>
  status === 'failed' && report.read === 0 && Object.values(found).every((count) => count === 0)

function Progress({ run: { status, progress } }: { run: FeedRun }) {
  const words = status === 'applying' ? t.applying_done_of_total(progress) : t.reading_done_of_total(progress)
  const label = status === 'queued' || progress.total === 0 ? t.about_to_begin() : words
  return (
    <div className="grid gap-1.5">
      <p role="status" className="num text-sm">
        {label}
      </p>
      <ProgressBar
        label={t.progress()}
        {...(progress.total > 0 && { value: progress.done / progress.total })}
      />
    </div>
  )
}

function RunActs({ run }: { run: FeedRun }) {
  const refresh = useRefreshFeed()
  const [isOpen, setOpen] = useState(false)
  const apply = useApiMutation(applyFeedRun, {
    onSuccess: () => {
      setOpen(false)
      refresh()
    },
  })
  const cancel = useApiMutation(cancelFeedRun, {
    onSuccess: refresh,
    onError: (error) => notify.error(t.it_wasnt_cancelled(), { description: getMessage(error) }),
  })
  const { found, guards, status } = run
  if (run.finished_at !== null) {
    return (
      <p>
        <LinkButton kind="quiet" size="small" to={feedPath({ tab: 'runs', run: run.id })}>
          {t.see_the_report()}
        </LinkButton>
      </p>
    )
  }
  return (
    <div className="grid gap-3">
      {guards.length > 0 && <Notice kind="bid">{describeGuards(run)}</Notice>}
      <p className="flex flex-wrap gap-2">
        {status === 'ready' && <Button onClick={() => setOpen(true)}>{t.apply()}</Button>}
        <Button kind="quiet" busy={cancel.isPending} onClick={() => cancel.mutate({ id: run.id })}>
          {status === 'ready' ? t.discard() : t.cancel_the_run()}
        </Button>
      </p>
      <ConfirmDialog
        open={isOpen}
        title={t.apply_these_changes()}
        confirm={guards.length > 0 ? t.apply_all_the_same() : t.apply()}
        kind={guards.length > 0 ? 'danger' : 'primary'}
        busy={apply.isPending}
        error={apply.error ? getMessage(apply.error) : undefined}
        onConfirm={() => apply.mutate({ id: run.id, past_guards: guards.length > 0 })}
        onClose={() => setOpen(false)}
      >
        {joinSentences(describeChanges(found), guards.length > 0 && describeGuards(run))}
      </ConfirmDialog>
    </div>
  )
}

function describeChanges({ new: made, back, changed, gone }: FeedRun['found']): string {
  const listed = made + back
  if (listed + changed + gone === 0) return t.nothing_will_change()
  return joinSentences(
    listed > 0 && t.count_will_be_listed({ count: listed }),
    changed > 0 && t.count_will_be_updated({ count: changed }),
    gone > 0 && t.count_will_be_withdrawn({ count: gone }),
  )
}

function describeGuards({ guards, found }: FeedRun): string {
  const both = guards.length > 1
  if (both) return t.much_is_gone_and_refused({ gone: found.gone, refused: found.refused })
  return guards[0] === 'withdrawn'
    ? t.much_is_gone({ gone: found.gone })
    : t.much_is_refused({ refused: found.refused })
}
