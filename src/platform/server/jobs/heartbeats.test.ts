import { setTimeout as delay } from 'node:timers/promises'
import { runOnce, type Job } from 'graphile-worker'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { clearJobs } from '#test/harness/jobs.ts'
import { createTestPlatform, type TestPlatform } from '#test/harness/test-platform.ts'
import { transact } from '../database/db.ts'
import { buryDead, countLost } from './heartbeats.ts'
import { enqueue, workerLogger } from './jobs.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform[Symbol.asyncDispose]())
beforeEach(async () => {
  await clearJobs(platform.db)
  await sql`delete from worker_heartbeats`.execute(platform.db)
})

const lock = { name: 'hold' }
const patience = { timeout: 10_000 }

async function blockJobs(count: number) {
  for (let n = 0; n < count; n += 1) await transact(platform.db, (tx) => enqueue(tx, lock, {}))
  const done = Promise.withResolvers<void>()
  const ids: string[] = []
  const taskList = { hold: (_: unknown, { job }: { job: Job }) => (ids.push(job.id), done.promise) }
  const logger = workerLogger(platform.log)
  const ended = runOnce({
    pgPool: platform.pool,
    taskList,
    logger,
    noHandleSignals: true,
    concurrency: count,
  })
  await expect.poll(() => ids, patience).toHaveLength(count)
  const { rows } = await sql<{ locked_by: string }>`select locked_by from graphile_worker.jobs`.execute(
    platform.db,
  )
  return {
    ids,
    worker_id: rows[0]!.locked_by,
    async [Symbol.asyncDispose]() {
      done.resolve()
      await ended
    },
  }
}

test('jobs locked by a worker long ago that it isn’t running count as lost', async () => {
  await using worker = await blockJobs(2)
  const count = (inHand: string[], afterMs: number) =>
    countLost(platform.pool, worker.worker_id, inHand, afterMs)
  await expect.poll(() => count(worker.ids.slice(1), 100), patience).toBe(1)
  expect(await count(worker.ids, 100)).toBe(0)
  expect(await count([], 30_000)).toBe(0)
  expect(await countLost(platform.pool, 'another', [], 0)).toBe(0)
})

test.each([
  {
    worker: 'beats while its job takes long',
    beat_s: 0,
    deadAfterMs: 2_000,
    locked_ms: 2_100,
    isDead: false,
  },
  { worker: 'beat long ago', beat_s: 60, deadAfterMs: 5_000, locked_ms: 0, isDead: true },
  {
    worker: 'has just taken a job, before its first beat',
    beat_s: null,
    deadAfterMs: 10_000,
    locked_ms: 0,
    isDead: false,
  },
  { worker: 'never beat', beat_s: null, deadAfterMs: 100, locked_ms: 200, isDead: true },
])('a worker that $worker: dead is $isDead', async ({ beat_s, deadAfterMs, locked_ms, isDead }) => {
  await using worker = await blockJobs(1)
  await delay(locked_ms)
  await sql`insert into worker_heartbeats (worker_id, beat_at)
    select ${worker.worker_id}, clock_timestamp() - ${beat_s}::int * interval '1 s' where ${beat_s}::int is not null`.execute(
    platform.db,
  )
  expect(await buryDead(platform.pool, deadAfterMs)).toEqual(isDead ? [worker.worker_id] : [])
  const { rows } = await sql`select locked_by from graphile_worker.jobs`.execute(platform.db)
  expect(rows).toEqual([{ locked_by: isDead ? null : worker.worker_id }])
})
