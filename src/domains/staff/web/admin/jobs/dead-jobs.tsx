import { useState } from 'react'
import { decideDeadJobs, listJobs } from '#domains/staff/common/jobs/jobs.ts'
import { useApiMutation, useInvalidate } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { May } from '../../shared/may.tsx'
import * as t from '#domains/staff/texts.ts'

type Act = 'retry' | 'cancel'

interface DeadJobsProps {
  count: number
  task: string | undefined
}

/** Above the list of those that have failed for good. */
export function DeadJobs({ count, task }: DeadJobsProps) {
  const [act, setAct] = useState<Act | null>(null)
  if (count === 0) return null
  return (
    <May op={decideDeadJobs}>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <span className="mr-2 text-sm text-ink-2">{t.count_have_failed_for_good({ count })}</span>
        <Button kind="quiet" size="small" onClick={() => setAct('retry')}>
          {t.retry_all()}
        </Button>
        <Button kind="ghost" size="small" onClick={() => setAct('cancel')}>
          {t.cancel_all()}
        </Button>
      </div>
      {act && <DeadJobsDialog act={act} count={count} task={task} onClose={() => setAct(null)} />}
    </May>
  )
}

function DeadJobsDialog({ act, count, task, onClose }: DeadJobsProps & { act: Act; onClose: () => void }) {
  const isRetry = act === 'retry'
  const invalidate = useInvalidate()
  const decide = useApiMutation(decideDeadJobs, {
    onSuccess: (reply) => {
      invalidate(listJobs)
      onClose()
      notify.success(isRetry ? t.count_jobs_retried(reply) : t.count_jobs_cancelled(reply))
    },
  })
  return (
    <ConfirmDialog
      open
      title={isRetry ? t.retry_count_jobs({ count }) : t.cancel_count_jobs({ count })}
      confirm={isRetry ? t.retry_all() : t.cancel_all()}
      cancel={isRetry ? undefined : t.keep_jobs()}
      kind={isRetry ? 'primary' : 'danger'}
      busy={decide.isPending}
      error={decide.error && getMessage(decide.error)}
      onConfirm={() => decide.mutate({ act, task })}
      onClose={onClose}
    >
      {isRetry ? t.they_run_now_with_all_attempts() : t.theyre_removed_and_never_run()}
    </ConfirmDialog>
  )
}
