import type { Job, decideDeadJobs } from '#domains/staff/common/jobs/jobs.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import {
  removeJobs,
  rescheduleJobs,
  selectJob,
  type JobRow,
} from '#platform/server/jobs/job-queue.queries.ts'
import { refuse } from '#platform/server/refusal.ts'
import { recordAudit, recordUnchanged } from '../audit/audit.service.ts'
import { redactError } from '#platform/server/redact-error.ts'

type Act = 'retry' | 'cancel'

const acts = {
  retry: { change: rescheduleJobs, action: 'job.retried' },
  cancel: { change: removeJobs, action: 'job.cancelled' },
} as const

export const jobView = (row: JobRow): Job => ({
  ...row,
  created_at: row.created_at.toISOString(),
  run_at: row.run_at.toISOString(),
  started_at: row.started_at?.toISOString() ?? null,
  last_error: row.last_error === null ? null : redactError(row.last_error),
})

export async function decideJob(db: Db, actorId: AccountId, { id, act }: { id: number; act: Act }) {
  await transact(db, async (tx) => {
    const job = (await selectJob(tx, id)) ?? refuse('not_found')
    const { change, action } = acts[act]
    // The queue leaves out a job that a worker has just locked.
    if ((await change(tx, { id })) === 0) refuse('job_running')
    await recordAct(tx, { actor_id: actorId, action, id, after: { task: job.task, attempts: job.attempts } })
  })
}

export async function decideDead(
  db: Db,
  actorId: AccountId,
  { act, task }: OperationValues<typeof decideDeadJobs>,
): Promise<number> {
  return await transact(db, async (tx) => {
    const { change, action } = acts[act]
    const count = await change(tx, { dead: task })
    if (count === 0) recordUnchanged()
    else
      await recordAct(tx, {
        actor_id: actorId,
        action,
        id: null,
        after: { jobs: count, ...(task !== undefined && { task }) },
      })
    return count
  })
}

interface RecordedAct {
  actor_id: AccountId
  action: string
  id: number | null
  after: Record<string, unknown>
}

async function recordAct(tx: Tx, { id, ...act }: RecordedAct) {
  await recordAudit(tx, { ...act, subject_kind: 'job', subject_id: id })
}
