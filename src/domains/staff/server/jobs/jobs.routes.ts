import { cancelJob, decideDeadJobs, listJobs, retryJob } from '#domains/staff/common/jobs/jobs.ts'
import type { Serve } from '#platform/server/http/call.ts'
import { countJobs, selectJobs } from '#platform/server/jobs/job-queue.queries.ts'
import type { Platform } from '#platform/server/platform.ts'
import { decideDead, decideJob, jobView } from './jobs.service.ts'

export function jobsRoutes(serve: Serve, { db }: Platform): void {
  serve(listJobs, async ({ input: { page, limit, state, task } }) => {
    const [rows, tasks] = await Promise.all([selectJobs(db, { page, limit, state, task }), countJobs(db)])
    const total = tasks
      .filter((one) => task === undefined || one.task === task)
      .reduce((sum, one) => sum + (state ? one[state] : one.waiting + one.running + one.dead), 0)
    return { items: rows.map(jobView), page, limit, total, tasks }
  })
  serve(retryJob, async ({ input: { id }, caller }) => {
    await decideJob(db, caller.id, { id, act: 'retry' })
    return { ok: true as const }
  })
  serve(cancelJob, async ({ input: { id }, caller }) => {
    await decideJob(db, caller.id, { id, act: 'cancel' })
    return { ok: true as const }
  })
  serve(decideDeadJobs, async ({ input, caller }) => ({ count: await decideDead(db, caller.id, input) }))
}
