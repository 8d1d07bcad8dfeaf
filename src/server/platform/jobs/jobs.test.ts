import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '#test/harness/test-platform.ts'
import { transact } from '../database/db.ts'
import { buryDead, giveBackLost } from './heartbeats.ts'
import { enqueue, startJobs, task, getTaskList } from './jobs.ts'
import { settleOutbox } from '../database/settle.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform[Symbol.asyncDispose]())
beforeEach(async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(platform.db)
  await sql`delete from worker_heartbeats`.execute(platform.db)
})

const hold = { name: 'hold' }
const waiting = async () =>
  (
    await sql<{ task_identifier: string }>`select task_identifier from graphile_worker.jobs`.execute(
      platform.db,
    )
  ).rows

test('a job belongs to the transaction that leaves it behind', async () => {
  const failing = transact(platform.db, async (tx) => {
    await enqueue(tx, hold, {})
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await waiting()).toEqual([])
})

test('a job with the key of a waiting one replaces it; one for later waits', async () => {
  const done: number[] = []
  const count = task<{ n: number }>({ name: 'count', run: async ({ n }) => void done.push(n) })
  await transact(platform.db, async (tx) => {
    await enqueue(tx, count, { n: 1 }, { job_key: 'same' })
    await enqueue(tx, count, { n: 2 }, { job_key: 'same' })
    await enqueue(tx, count, { n: 3 }, { run_at: new Date(Date.now() + 3_600_000), job_key: 'later' })
  })
  await settleOutbox(platform, [], [count])
  expect(done).toEqual([2])
  expect(await waiting()).toHaveLength(1)
})

test('a job that is asked for again keeps its time if it is to, and settling does not wait for it', async () => {
  const done: number[] = []
  const gather = task<{ n: number }>({ name: 'gather', run: async ({ n }) => void done.push(n) })
  const soon = new Date(Date.now() + 5_000)
  const later = new Date(Date.now() + 3_600_000)
  await transact(platform.db, async (tx) => {
    await enqueue(tx, gather, { n: 1 }, { job_key: 'gather', run_at: soon })
    await enqueue(tx, gather, { n: 2 }, { job_key: 'gather', run_at: later, keeps_run_at: true })
  })
  await settleOutbox(platform, [], [gather])
  expect(done).toEqual([2])
})

test('the job of a killed worker is finished by another', async () => {
  const { connection } = platform
  const periods = { beat_ms: 100, bury_ms: 200, dead_after_ms: 1_000 }
  const script = path.resolve('test/harness/processes/doomed-worker.ts')
  const doomed = spawn(process.execPath, [script, JSON.stringify({ connection, periods })], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await transact(platform.db, (tx) => enqueue(tx, hold, { lamp: 'porch' }))
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

test('stopping waits for the jobs that run', async () => {
  const started = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const slow = task({
    name: 'slow',
    run: async () => {
      started.resolve()
      await goOn.promise
    },
  })
  const jobs = await startJobs({ connection: platform.connection, platform, tasks: [slow] })
  await transact(platform.db, (tx) => enqueue(tx, slow, {}))
  await started.promise
  let isStopped = false
  const stopped = jobs.stop().then(() => (isStopped = true))
  expect(await waiting()).toHaveLength(1)
  expect(isStopped).toBe(false)
  goOn.resolve()
  await stopped
  expect(await waiting()).toEqual([])
})

test('stopping gives up on a job that hangs, and leaves it to others', async () => {
  const started = Promise.withResolvers<void>()
  const stuck = task({
    name: 'stuck',
    run: () => {
      started.resolve()
      return new Promise(() => undefined)
    },
  })
  const { connection } = platform
  const jobs = await startJobs({ connection, platform, tasks: [stuck], patience_ms: 50 })
  await transact(platform.db, (tx) => enqueue(tx, stuck, {}))
  await started.promise
  await jobs.stop()
  const { rows } = await sql`select locked_by from graphile_worker.jobs`.execute(platform.db)
  expect(rows).toEqual([{ locked_by: null }])
})

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

test('a recurring task is on the timetable', async () => {
  const sweep = task({ name: 'sweep', every: '5 minutes', run: async () => undefined })
  const jobs = await startJobs({ connection: platform.connection, platform, tasks: [sweep] })
  const known = () => sql`select identifier from graphile_worker._private_known_crontabs`.execute(platform.db)
  await expect.poll(async () => (await known()).rows).toEqual([{ identifier: 'sweep' }])
  await jobs.stop()
})

test('two tasks of one name are refused at start', () => {
  const one = task({ name: 'sweep', run: async () => undefined })
  expect(() => getTaskList([one, one], platform)).toThrow("Two tasks are called 'sweep'")
})

test('a job that was given out but never arrived is given back; one in hand is not', async () => {
  for (const _ of [1, 2]) await transact(platform.db, (tx) => enqueue(tx, hold, {}))
  const { rows } = await sql<{ id: string }>`update graphile_worker._private_jobs set locked_by = 'me',
    locked_at = clock_timestamp() - interval '20 s' returning id::text`.execute(platform.db)
  const [in_hand, lost] = rows.map(({ id }) => id)
  expect(await giveBackLost(platform.pool, 'me', [in_hand!], 10_000)).toBe(1)
  const locked = await sql<{
    id: string
  }>`select id::text from graphile_worker.jobs where locked_by is null`.execute(platform.db)
  expect(locked.rows).toEqual([{ id: lost }])
  expect(await giveBackLost(platform.pool, 'me', [in_hand!], 30_000)).toBe(0)
})

test.each([
  { worker: 'beats while its job takes long', beat_s: 1, locked_s: 3_600, isDead: false },
  { worker: 'beat long ago', beat_s: 60, locked_s: 60, isDead: true },
  { worker: 'has just taken a job, before its first beat', beat_s: null, locked_s: 1, isDead: false },
  { worker: 'never beat', beat_s: null, locked_s: 60, isDead: true },
])('a worker that $worker: dead is $isDead', async ({ beat_s, locked_s, isDead }) => {
  await transact(platform.db, (tx) => enqueue(tx, hold, {}))
  await sql`update graphile_worker._private_jobs set locked_by = 'somebody',
    locked_at = clock_timestamp() - ${locked_s} * interval '1 s'`.execute(platform.db)
  await sql`insert into worker_heartbeats (worker_id, beat_at)
    select 'somebody', clock_timestamp() - ${beat_s}::int * interval '1 s' where ${beat_s}::int is not null`.execute(
    platform.db,
  )
  expect(await buryDead(platform.pool, 10_000)).toEqual(isDead ? ['somebody'] : [])
  const { rows } = await sql`select locked_by from graphile_worker.jobs`.execute(platform.db)
  expect(rows).toEqual([{ locked_by: isDead ? null : 'somebody' }])
})
