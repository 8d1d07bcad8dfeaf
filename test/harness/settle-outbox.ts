import { EventEmitter } from 'node:events'
import { runOnce } from 'graphile-worker'
import { sql } from 'kysely'
import type { Db } from '#platform/server/database/db.ts'
import { jobsPreset, getTaskList, workerLogger, type Task } from '#platform/server/jobs/jobs.ts'
import { dispatchFacts, reactTask } from '#platform/server/jobs/outbox-dispatch.ts'
import type { Reaction } from '#platform/server/jobs/outbox.ts'
import type { Platform } from '#platform/server/platform.ts'

/**
 * Delivers facts and runs due jobs until none is left. Throws a failed job's error at the end; the
 * job waits for its retry as usual.
 */
export async function settleOutbox(platform: Platform, reactions: Reaction[], tasks: Task[]): Promise<void> {
  const taskList = getTaskList([reactTask(reactions), ...tasks], platform)
  const failures: unknown[] = []
  const events = new EventEmitter()
  let ran = 0
  events.on('job:start', () => (ran += 1))
  events.on('job:error', ({ error }: { error: unknown }) => failures.push(error))
  for (;;) {
    ran = 0
    const handedOn = await dispatchFacts(platform.db, reactions)
    await bringForward(platform.db)
    await runOnce({
      pgPool: platform.pool,
      taskList,
      logger: workerLogger(platform.log.child({}, { level: 'silent' })),
      noHandleSignals: true,
      preset: jobsPreset,
      events,
    })
    if (handedOn === 0 && ran === 0) break
  }
  if (failures.length === 1) throw failures[0]
  if (failures.length > 1) throw new AggregateError(failures, 'Several jobs failed.')
}

/** Debounced jobs and delayed notifications wait some seconds; this makes them run now. */
async function bringForward(db: Db) {
  await sql`select count(*) from graphile_worker.reschedule_jobs(array(
    select id from graphile_worker.jobs where locked_at is null and attempts = 0
       and run_at between now() and now() + interval '30 seconds'), run_at => now())`.execute(db)
}
