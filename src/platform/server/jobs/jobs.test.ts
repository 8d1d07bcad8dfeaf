import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { clearJobs } from '#test/harness/jobs.ts'
import { createTestPlatform, type TestPlatform } from '#test/harness/test-platform.ts'
import { transact } from '../database/db.ts'
import { enqueue, startJobs, task, getTaskList } from './jobs.ts'
import { settleOutbox } from '#test/harness/settle-outbox.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform[Symbol.asyncDispose]())
beforeEach(async () => {
  await clearJobs(platform.db)
  await sql`delete from worker_heartbeats`.execute(platform.db)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const lock = { name: 'hold' }
const waiting = async () =>
  (
    await sql<{ task_identifier: string }>`select task_identifier from graphile_worker.jobs`.execute(
      platform.db,
    )
  ).rows

test('a job belongs to the transaction that enqueues it', async () => {
  const failing = transact(platform.db, async (tx) => {
    await enqueue(tx, lock, {})
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await waiting()).toEqual([])
})

test('a job with the key of a waiting one replaces it, and a later one waits', async () => {
  const done: number[] = []
  const count = task<{ n: number }>({ name: 'count', run: async ({ n }) => void done.push(n) })
  await transact(platform.db, async (tx) => {
    await enqueue(tx, count, { n: 1 }, { jobKey: 'same' })
    await enqueue(tx, count, { n: 2 }, { jobKey: 'same' })
    await enqueue(tx, count, { n: 3 }, { runAt: new Date(Date.now() + 3_600_000), jobKey: 'later' })
  })
  await settleOutbox(platform, [], [count])
  expect(done).toEqual([2])
  expect(await waiting()).toHaveLength(1)
})

test('a repeated job can keep its time, and settling doesn’t wait for it', async () => {
  const done: number[] = []
  const gather = task<{ n: number }>({ name: 'gather', run: async ({ n }) => void done.push(n) })
  const soon = new Date(Date.now() + 5_000)
  const later = new Date(Date.now() + 3_600_000)
  await transact(platform.db, async (tx) => {
    await enqueue(tx, gather, { n: 1 }, { jobKey: 'gather', runAt: soon })
    await enqueue(tx, gather, { n: 2 }, { jobKey: 'gather', runAt: later, keepRunAt: true })
  })
  await settleOutbox(platform, [], [gather])
  expect(done).toEqual([2])
})

test('another worker finishes a killed worker’s job', async () => {
  const { connection } = platform
  const periods = { beatMs: 100, buryMs: 200, deadAfterMs: 1_000 }
  const script = path.resolve('test/harness/processes/doomed-worker.ts')
  const doomed = spawn(process.execPath, [script, JSON.stringify({ connection, periods })], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await transact(platform.db, (tx) => enqueue(tx, lock, { lamp: 'porch' }))
  const gone = once(doomed, 'exit')
  await Promise.race([once(doomed.stdout, 'data'), gone])
  expect(doomed.kill('SIGKILL')).toBe(true)
  await gone

  const finished = Promise.withResolvers<unknown>()
  const finish = task({ name: 'hold', run: async (payload) => finished.resolve(payload) })
  const jobs = await startJobs({ connection, platform, tasks: [finish], periods })
  expect(await finished.promise).toEqual({ lamp: 'porch' })
  await jobs.stop()
  expect(await platform.db.selectFrom('worker_heartbeats').selectAll().execute()).toEqual([])
  expect(await waiting()).toEqual([])
})

test('stopping waits for running jobs', async () => {
  const started = Promise.withResolvers<void>()
  const proceed = Promise.withResolvers<void>()
  const slow = task({
    name: 'slow',
    run: async () => {
      started.resolve()
      await proceed.promise
    },
  })
  const jobs = await startJobs({ connection: platform.connection, platform, tasks: [slow] })
  await transact(platform.db, (tx) => enqueue(tx, slow, {}))
  await started.promise
  let isStopped = false
  const stopped = jobs.stop().then(() => (isStopped = true))
  expect(await waiting()).toHaveLength(1)
  expect(isStopped).toBe(false)
  proceed.resolve()
  await stopped
  expect(await waiting()).toEqual([])
})

async function startStuckJob() {
  const started = Promise.withResolvers<void>()
  const stuck = task({
    name: 'stuck',
    run: () => {
      started.resolve()
      return new Promise(() => undefined)
    },
  })
  const { connection } = platform
  const jobs = await startJobs({ connection, platform, tasks: [stuck], patienceMs: 50 })
  await transact(platform.db, (tx) => enqueue(tx, stuck, {}))
  await started.promise
  return { jobs, stuck }
}

test('stopping gives up on a hanging job, and leaves it to others', async () => {
  const { jobs } = await startStuckJob()
  await jobs.stop()
  const { rows } = await sql`select locked_by from graphile_worker.jobs`.execute(platform.db)
  expect(rows).toEqual([{ locked_by: null }])
})

test('stopping leaves no job locked by a query in flight', async () => {
  const { jobs, stuck } = await startStuckJob()
  const locked = delayNextJobQuery(300)
  await transact(platform.db, (tx) => enqueue(tx, stuck, {}))
  await locked
  await jobs.stop()
  const { rows } = await sql`select locked_by from graphile_worker.jobs`.execute(platform.db)
  expect(rows).toEqual([{ locked_by: null }, { locked_by: null }])
})

function delayNextJobQuery(lockedMs: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const clients = pg.Client.prototype as { query: (...given: unknown[]) => Promise<pg.QueryResult<object>> }
  const query: typeof clients.query = Reflect.get(clients, 'query')
  const spy = vi.spyOn(clients, 'query')
  spy.mockImplementation(async function (this: unknown, ...given) {
    if (!JSON.stringify(given[0]).includes('for update')) return Reflect.apply(query, this, given)
    spy.mockRestore()
    resolve()
    await delay(lockedMs)
    return Reflect.apply(query, this, given)
  })
  return promise
}

test('workers go on after the database has cut all their connections', async () => {
  const done = Promise.withResolvers<void>()
  const quick = task({ name: 'quick', run: async () => done.resolve() })
  const jobs = await startJobs({ connection: platform.connection, platform, tasks: [quick] })
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(platform.db)
  await transact(platform.db, (tx) => enqueue(tx, quick, {}))
  await expect(done.promise).resolves.toBeUndefined()
  await jobs.stop()
})

test('a recurring task runs by itself when it is due', async () => {
  const periodMs = 5 * 60_000
  const due = Math.floor(Date.now() / periodMs) * periodMs
  vi.useFakeTimers({ toFake: ['Date'], now: due - 1_000, shouldAdvanceTime: true })
  const swept = Promise.withResolvers<void>()
  const sweep = task({ name: 'sweep', every: '5 minutes', run: async () => swept.resolve() })
  const jobs = await startJobs({ connection: platform.connection, platform, tasks: [sweep] })
  await expect(swept.promise).resolves.toBeUndefined()
  await jobs.stop()
})

test('two tasks with one name are refused at start', () => {
  const one = task({ name: 'sweep', run: async () => undefined })
  expect(() => getTaskList([one, one], platform)).toThrow("Two tasks are called 'sweep'")
})

const patience = { timeout: 10_000 }

test('a job lost on its way to the worker runs soon, and a running one isn’t begun again', async () => {
  const long = { starts: 0, end: Promise.withResolvers<void>() }
  const slow = task({
    name: 'slow',
    run: () => {
      long.starts += 1
      return long.end.promise
    },
  })
  const arrived = Promise.withResolvers<void>()
  const quick = task({ name: 'quick', run: async () => arrived.resolve() })
  const periods = { beatMs: 50, buryMs: 100, deadAfterMs: 300 }
  const { connection } = platform
  const jobs = await startJobs({ connection, platform, tasks: [slow, quick], periods })
  await transact(platform.db, (tx) => enqueue(tx, slow, {}))
  await expect.poll(() => long.starts, patience).toBe(1)
  const cut = cutNextJob()
  await transact(platform.db, (tx) => enqueue(tx, quick, {}))
  await cut
  await expect.poll(async () => (await heartbeats()).length, patience).toBe(2)
  expect(await waiting()).toHaveLength(2)
  long.end.resolve()
  await expect(arrived.promise).resolves.toBeUndefined()
  await expect.poll(waiting, patience).toEqual([])
  expect(long.starts).toBe(1)
  await jobs.stop()
  expect(await heartbeats()).toEqual([])
})

const heartbeats = () => platform.db.selectFrom('worker_heartbeats').selectAll().execute()

function cutNextJob(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const clients = pg.Client.prototype as { query: (...given: unknown[]) => Promise<pg.QueryResult<object>> }
  const query: typeof clients.query = Reflect.get(clients, 'query')
  const spy = vi.spyOn(clients, 'query')
  spy.mockImplementation(async function (this: unknown, ...given) {
    const answer = await Reflect.apply(query, this, given)
    const isJob = answer?.rows?.some((row) => 'task_id' in row && 'locked_by' in row)
    if (!isJob) return answer
    spy.mockRestore()
    resolve()
    throw new Error('The connection broke.')
  })
  return promise
}
