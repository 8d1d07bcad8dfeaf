import type pg from 'pg'
import type { Logger } from 'pino'
import { must } from '#platform/common/must.ts'

export interface StallWatch {
  stalled: Promise<void>
  stop: () => void
}

interface StallWatchOptions {
  pool: pg.Pool
  work: { inHand: ReadonlySet<string>; taken: number }
  log: Logger
  everyMs?: number
}

/**
 * A runner whose connections were cut during a request for a job may wait for the answer forever,
 * without an error.
 */
export function watchForStall({ pool, work, log, everyMs = 3_000 }: StallWatchOptions): StallWatch {
  const { promise: stalled, resolve } = Promise.withResolvers<void>()
  let takenBefore = -1
  const check = async () => {
    const isIdle = work.inHand.size === 0 && work.taken === takenBefore
    takenBefore = work.taken
    if (isIdle && (await jobsWait(pool, everyMs))) resolve()
  }
  const timer = setInterval(() => {
    check().catch((error: unknown) => log.warn({ err: error }, 'could not look for jobs that wait'))
  }, everyMs)
  return { stalled, stop: () => clearInterval(timer) }
}

async function jobsWait(pool: pg.Pool, longerThanMs: number): Promise<boolean> {
  const { rows } = await pool.query<{ wait: boolean }>(
    `select exists (select from graphile_worker.jobs where locked_by is null and attempts < max_attempts
       and run_at < clock_timestamp() - $1 * interval '1 ms') as wait`,
    [longerThanMs],
  )
  return must(rows[0], 'wait').wait
}
