import type pg from 'pg'
import type { Logger } from 'pino'
import { must } from '#platform/common/must.ts'

export interface HeartbeatPeriods {
  beatMs?: number
  buryMs?: number
  deadAfterMs?: number
}

export interface Heartbeats {
  stop: () => Promise<void>
  /**
   * Unlocks the worker's jobs for others; after `stop`, and after its last query: one in flight may
   * lock another.
   */
  leave: (pool: pg.Pool) => Promise<void>
}

interface HeartbeatOptions {
  pool: pg.Pool
  worker_id: string
  inHand: ReadonlySet<string>
  onLost: () => void
  log: Logger
  periods?: HeartbeatPeriods
}

export function startHeartbeats({
  pool,
  worker_id: workerId,
  inHand,
  onLost,
  log,
  periods = {},
}: HeartbeatOptions): Heartbeats {
  const { beatMs = 2_000, buryMs = 5_000, deadAfterMs = 10_000 } = periods
  const beating = repeat(beatMs, log, () => beat(pool, workerId))
  const burying = repeat(buryMs, log, async () => {
    const dead = await buryDead(pool, deadAfterMs)
    if (dead.length > 0) log.warn({ workers: dead }, 'gave back the jobs of workers that died')
    const lost = await countLost(pool, workerId, [...inHand], deadAfterMs)
    if (lost === 0) return
    log.warn({ jobs: lost }, 'jobs were given out that never arrived')
    onLost()
  })
  return {
    stop: async () => {
      await Promise.all([beating.stop(), burying.stop()])
    },
    leave: async (through) => {
      await leave(through, workerId).catch((error: unknown) =>
        log.warn({ err: error }, 'could not sign off a worker'),
      )
    },
  }
}

function repeat(periodMs: number, log: Logger, work: () => Promise<void>) {
  let running: Promise<void> | null = null
  const turn = () => {
    running ??= work()
      .catch((error: unknown) => log.warn({ err: error }, 'a heartbeat failed'))
      .finally(() => (running = null))
  }
  turn()
  const timer = setInterval(turn, periodMs)
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}

async function beat(pool: pg.Pool, workerId: string) {
  await pool.query(
    `insert into worker_heartbeats (worker_id) values ($1)
     on conflict (worker_id) do update set beat_at = clock_timestamp()`,
    [workerId],
  )
}

export async function buryDead(pool: pg.Pool, deadAfterMs: number): Promise<string[]> {
  const { rows } = await pool.query<{ dead: string[] }>(
    `with dead as (
       select distinct jobs.locked_by
       from graphile_worker.jobs left join worker_heartbeats beats on beats.worker_id = jobs.locked_by
       where coalesce(beats.beat_at, jobs.locked_at) < clock_timestamp() - $1 * interval '1 ms'
     ), ids as (select coalesce(array_agg(locked_by), '{}') as dead from dead)
     select ids.dead, graphile_worker.force_unlock_workers(ids.dead) from ids`,
    [deadAfterMs],
  )
  await pool.query(`delete from worker_heartbeats where beat_at < clock_timestamp() - $1 * interval '1 ms'`, [
    deadAfterMs,
  ])
  return rows[0]?.dead ?? []
}

/**
 * Counts jobs locked in this worker's name that never reached it: the connection broke before the
 * answer came.
 */
export async function countLost(
  pool: pg.Pool,
  workerId: string,
  inHand: string[],
  afterMs: number,
): Promise<number> {
  const { rows } = await pool.query<{ lost: number }>(
    `select count(*)::int as lost from graphile_worker.jobs
      where locked_by = $1 and id <> all ($2::bigint[])
        and locked_at < clock_timestamp() - $3 * interval '1 ms'`,
    [workerId, inHand, afterMs],
  )
  return must(rows[0], 'lost').lost
}

async function leave(pool: pg.Pool, workerId: string) {
  await pool.query('select graphile_worker.force_unlock_workers(array[$1])', [workerId])
  await pool.query('delete from worker_heartbeats where worker_id = $1', [workerId])
}
