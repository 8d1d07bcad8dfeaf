import { EventEmitter } from 'node:events'
import { runOnce } from 'graphile-worker'
import { taskListOf, workerLogger, type Task } from './jobs.ts'
import { dispatchFacts, reactTask } from './outbox-dispatch.ts'
import type { Reaction } from './outbox.ts'
import type { Platform } from './platform.ts'

/**
 * Lets everything that follows from what happened so far take place, here and now: hands on facts and runs the jobs
 * that are due, until none is left. A job that fails is thrown at the end; it waits for its next try as usual.
 */
export async function settle(platform: Platform, reactions: Reaction[], tasks: Task[]): Promise<void> {
  const taskList = taskListOf([reactTask(reactions), ...tasks], platform)
  const failures: unknown[] = []
  const events = new EventEmitter()
  let ran = 0
  events.on('job:start', () => (ran += 1))
  events.on('job:error', ({ error }: { error: unknown }) => failures.push(error))
  for (;;) {
    ran = 0
    const handedOn = await dispatchFacts(platform.db, reactions)
    await runOnce({
      pgPool: platform.pool,
      taskList,
      logger: workerLogger(platform.log.child({}, { level: 'silent' })),
      noHandleSignals: true,
      events,
    })
    if (handedOn === 0 && ran === 0) break
  }
  if (failures.length === 1) throw failures[0]
  if (failures.length > 1) throw new AggregateError(failures, 'Several jobs failed.')
}
