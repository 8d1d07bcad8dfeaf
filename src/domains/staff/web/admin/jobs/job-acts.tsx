import { useState } from 'react'
import { cancelJob, listJobs, retryJob } from '#domains/staff/common/jobs/jobs.ts'
import { useApiMutation, useInvalidate } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { MenuItem } from '#platform/web/ui/overlays/menu.tsx'
import { MoreMenu } from '#platform/web/ui/overlays/more-menu.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { May } from '../../shared/may.tsx'
import * as t from '#domains/staff/texts.ts'

type Act = 'retry' | 'cancel'

export function JobActs({ id }: { id: number }) {
  const [act, setAct] = useState<Act | null>(null)
  return (
    <May op={retryJob}>
      <div className="flex items-center gap-1">
        <Button
          kind="quiet"
          size="small"
          aria-label={t.retry_job_number({ id })}
          onClick={() => setAct('retry')}
        >
          {t.retry_job()}
        </Button>
        <MoreMenu label={t.more_for_job({ id })}>
          <MenuItem danger onSelect={() => setAct('cancel')}>
            {t.cancel_job()}
          </MenuItem>
        </MoreMenu>
      </div>
      {act && <JobDialog id={id} act={act} onClose={() => setAct(null)} />}
    </May>
  )
}

function JobDialog({ id, act, onClose }: { id: number; act: Act; onClose: () => void }) {
  const isRetry = act === 'retry'
  const invalidate = useInvalidate()
  const decide = useApiMutation(isRetry ? retryJob : cancelJob, {
    onSuccess: () => {
      invalidate(listJobs)
      onClose()
      notify.success(isRetry ? t.job_retried() : t.job_cancelled())
    },
  })
  return (
    <ConfirmDialog
      open
      title={isRetry ? t.retry_this_job() : t.cancel_this_job()}
      confirm={isRetry ? t.retry_job() : t.cancel_job()}
      cancel={isRetry ? undefined : t.keep_job()}
      kind={isRetry ? 'primary' : 'danger'}
      busy={decide.isPending}
      error={decide.error && getMessage(decide.error)}
      onConfirm={() => decide.mutate({ id })}
      onClose={onClose}
    >
      {isRetry ? t.it_runs_now_with_all_attempts() : t.it_never_runs_what_it_was_to_do()}
    </ConfirmDialog>
  )
}
