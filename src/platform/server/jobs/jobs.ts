import { EventEmitter } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import {
  Logger as WorkerLogger,
  parseCronItems,
  run,
  runMigrations,
  type Job,
  type TaskList,
} from 'graphile-worker'
import { sql } from 'kysely'
import type pg from 'pg'
import { pino, type Logger } from 'pino'
import { createPool, migrationLimits, workLimits, type Connection, type Tx } from '../database/db.ts'
import { startHeartbeats, type Heartbeats, type HeartbeatPeriods } from './heartbeats.ts'
import type { Platform } from '../platform.ts'
import { watchForStall } from '../stall-watch.ts'

export interface TaskKind<Payload extends object> {
  name: string
  payload?: Payload
}

/** Once a day is at 15:00 UTC, night in New Zealand. */
export type Every = keyof typeof crontab

const crontab = {
  minute: '* * * * *',
  '5 minutes': '*/5 * * * *',
  '15 minutes': '*/15 * * * *',
  hour: '7 * * * *',
  day: '0 15 * * *',
} as const

/** A job may run twice (a worker can die before it reports), so `run` must be idempotent or claim a row first. */
// oxlint-disable-next-line typescript/no-explicit-any -- A list of tasks has tasks of any payload.
export interface Task<Payload extends object = any> extends TaskKind<Payload> {
  every?: Every
  run: (payload: Payload, platform: Platform) => Promise<void>
}

export function task<Payload extends object>(definition: Task<Payload>): Task<Payload> {
  return definition
}

export interface JobOptions {
  jobKey?: string
  runAt?: Date
  /** Instead of `runAt`: a delay by the database's clock. */
  inMs?: number
  /**
   * A waiting job with the same key keeps its time, so that a steady stream doesn't postpone it for
   * ever.
   */
  keepRunAt?: boolean
  maxAttempts?: number
  /** Lower numbers run first; the default is 0. */
  priority?: number
  /** Jobs of one queue run one after another. */
  queue?: string
}

/**
 * Enqueues in this transaction: workers see the job once it commits, and retry it while it fails.
 */
export async function enqueue<Payload extends object>(
  tx: Tx,
  kind: TaskKind<Payload>,
  payload: Payload,
  { jobKey, runAt, inMs, keepRunAt, maxAttempts, priority, queue }: JobOptions = {},
): Promise<void> {
  await sql`select 1 from graphile_worker.add_job(
    ${kind.name}::text, ${JSON.stringify(payload)}::json, job_key => ${jobKey ?? null}::text,
    job_key_mode => ${keepRunAt ? 'preserve_run_at' : 'replace'}::text,
    run_at => coalesce(${runAt ?? null}::timestamptz, clock_timestamp() + ${inMs ?? null}::float8 * interval '1 ms'), max_attempts => ${maxAttempts ?? null}::int,
    priority => ${priority ?? null}::int, queue_name => ${queue ?? null}::text)`.execute(tx)
}

/**
 * Uses one statement. Due a microsecond apart: the queue runs jobs due at the same instant in any
 * order.
 */
export async function enqueueAll<Payload extends object>(
  tx: Tx,
  kind: TaskKind<Payload>,
  jobs: { payload: Payload; priority?: number; runAt?: Date | null }[],
): Promise<void> {
  if (jobs.length === 0) return
  await sql`select count(*) from graphile_worker.add_jobs((
    select array_agg(row(${kind.name}::text, job->'payload', null,
                         coalesce((job->>'runAt')::timestamptz, now()) - (${jobs.length} - place) * interval '1 microsecond',
                         null, null, (job->>'priority')::smallint, null)::graphile_worker.job_spec order by place)
      from json_array_elements(${JSON.stringify(jobs)}::json) with ordinality as one (job, place)))`.execute(
    tx,
  )
}

export async function migrateJobs(connection: Connection): Promise<void> {
  const silent = pino({ enabled: false })
  const pool = createPool(connection, silent, { max: 2, limits: migrationLimits })
  try {
    await runMigrations({ pgPool: pool, logger: workerLogger(silent) })
  } finally {
    await pool.end()
  }
}

export function getTaskList(tasks: Task[], platform: Platform): TaskList {
  const list: TaskList = {}
  for (const { name, run: work } of tasks) {
    if (list[name]) throw new Error(`Two tasks are called '${name}'; rename one of them.`)
    list[name] = (payload) => work(payload, platform)
  }
  return list
}

export interface JobsOptions {
  connection: Connection
  platform: Platform
  tasks: Task[]
  periods?: HeartbeatPeriods
  /** How long `stop` waits for running jobs; then other workers get them. */
  patienceMs?: number
}

export interface Jobs {
  stop: () => Promise<void>
}

export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { platform, patienceMs = 10_000 } = options
  const log = platform.log
  // Has its own pool: requests waiting for the web's connections mustn't look like a dead worker.
  const max = platform.config.nodes.workerConcurrency + 2
  const pool = createPool(options.connection, log, { max, limits: workLimits })
  const taskList = getTaskList(options.tasks, platform)
  const stopping = new AbortController()
  let current = await startRunner(pool, taskList, options)
  const replaced: Promise<void>[] = []

  // The queue's runner ends if it can't store an outcome, as when the database restarts.
  async function superviseWorker() {
    for (;;) {
      // It may have started just after `stop` was called.
      if (stopping.signal.aborted) void current.stop()
      const ended = current.ended
        .then(() => false)
        .catch((error: unknown) => {
          log.error({ err: error }, 'the job runner failed')
          return false
        })
      const hasLost = await Promise.race([ended, current.lost.then(() => true)])
      if (stopping.signal.aborted) return
      if (hasLost) {
        await replaceCurrent()
        continue
      }
      // A stalled runner still exists, and must take no job when it resumes.
      void current.stop()
      await signOff(current.heartbeats, pool)
      await delay(1_000, null, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      await startRunner(pool, taskList, options).then(
        (started) => (current = started),
        (error: unknown) => log.error({ err: error }, 'the job runner did not start again'),
      )
    }
  }
  // The queue unlocks all jobs of a worker or none, and only of a worker that no longer runs.
  async function replaceCurrent() {
    const old = current
    try {
      current = await startRunner(pool, taskList, options)
      replaced.push(retire(old, pool, patienceMs))
    } catch (error) {
      log.error({ err: error }, 'no other job runner started')
      await delay(1_000, null, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const ended = superviseWorker()

  return {
    stop: async () => {
      stopping.abort()
      const stopped = current.stop()
      await Promise.race([Promise.all([stopped, ended]), delay(patienceMs, null, { ref: false })])
      await Promise.all([current.heartbeats.stop(), ...replaced])
      await Promise.race([pool.end(), delay(1_000, null, { ref: false })])
      await current.heartbeats.leave(platform.pool)
    },
  }
}

/**
 * Outcomes are stored in batches: only then does the queue notice a failure, and wait for the last
 * ones when it stops.
 */
export const jobsPreset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

interface Running {
  /** Takes no more jobs and settles when the running ones are done. May be called again. */
  stop: () => Promise<void>
  /** Settles when it runs no more jobs, or gives up waiting. */
  ended: Promise<void>
  lost: Promise<void>
  heartbeats: Heartbeats
}

/** It finishes its jobs while another takes the new ones; jobs locked later are unlocked. */
async function retire({ stop, heartbeats }: Running, pool: pg.Pool, patienceMs: number): Promise<void> {
  await Promise.race([stop(), delay(patienceMs, undefined, { ref: false })])
  await signOff(heartbeats, pool)
}

async function signOff(heartbeats: Heartbeats, pool: pg.Pool) {
  await heartbeats.stop()
  await heartbeats.leave(pool)
}

/** A runner that lost its database may wait forever for its last outcomes to be stored. */
const maxGivingUpMs = 2_000

async function startRunner(pool: pg.Pool, taskList: TaskList, options: JobsOptions): Promise<Running> {
  const log = options.platform.log
  let workerId = ''
  const events = new EventEmitter()
  // Jobs are locked in the name of the pool, not of its workers.
  events.once('pool:create', ({ workerPool }: { workerPool: { id: string } }) => (workerId = workerPool.id))
  const inHand = new Set<string>()
  const work = { inHand, taken: 0 }
  events.on('job:start', ({ job }: { job: Job }) => {
    inHand.add(job.id)
    work.taken += 1
  })
  events.on('job:complete', ({ job }: { job: Job }) => inHand.delete(job.id))
  const givesUp = new Promise((resolve) => events.once('pool:gracefulShutdown', resolve))
  const runner = await run({
    pgPool: pool,
    taskList,
    parsedCronItems: parseCronItems(options.tasks.flatMap(getCronItem)),
    concurrency: options.platform.config.nodes.workerConcurrency,
    pollInterval: 1_000,
    noHandleSignals: true,
    preset: jobsPreset,
    logger: workerLogger(log),
    events,
  })
  const { promise: lost, resolve: onLost } = Promise.withResolvers<void>()
  const heartbeats = startHeartbeats({
    pool,
    worker_id: workerId,
    inHand,
    onLost,
    log,
    periods: options.periods,
  })
  const watch = watchForStall({ pool, work, log })
  const ended = Promise.race([
    runner.promise,
    watch.stalled.then(() => log.error('the job runner took no more jobs')),
    givesUp.then(() => delay(maxGivingUpMs, undefined, { ref: false })),
  ]).finally(watch.stop)
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= runner.stop().catch(() => undefined))
  return { stop, ended, lost, heartbeats }
}

function getCronItem({ name, every }: Task) {
  if (!every) return []
  return [{ task: name, match: crontab[every], options: { jobKey: `every:${name}`, backfillPeriod: 0 } }]
}

export function workerLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message) => {
    if (level === 'error') log.error(message)
    else if (level === 'warning') log.warn(message)
    else log.debug(message)
  })
}
