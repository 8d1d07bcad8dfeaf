import { runOnce } from 'graphile-worker'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { cancelJob, decideDeadJobs, listJobs, retryJob } from '#domains/staff/common/jobs/jobs.ts'
import { must } from '#platform/common/must.ts'
import { workerLogger } from '#platform/server/jobs/jobs.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())

const run = async (statement: ReturnType<typeof sql>) => await statement.execute(app.platform.db)

beforeEach(async () => {
  await run(sql`select graphile_worker.complete_jobs((select array_agg(id) from graphile_worker.jobs))`)
})

async function addJobs(task: string, count: number) {
  await run(sql`select graphile_worker.add_job(${task}) from generate_series(1, ${count})`)
}

const kill = (task: string, error = 'It broke') =>
  run(sql`select graphile_worker.permanently_fail_jobs(
    (select array_agg(id) from graphile_worker.jobs where task_identifier = ${task}), ${error})`)

const list = (search: { state?: 'waiting' | 'running' | 'dead'; task?: string } = {}) =>
  app.as(admin).call(listJobs, search)

test('listJobs gives states, counts by task and an error without personal data', async () => {
  await addJobs('one', 2)
  await addJobs('two', 1)
  await kill('two', 'No mailbox for mere@example.nz')
  expect(await list()).toMatchObject({
    total: 3,
    tasks: [
      { task: 'one', waiting: 2, running: 0, dead: 0 },
      { task: 'two', waiting: 0, running: 0, dead: 1 },
    ],
  })
  expect(await list({ state: 'dead' })).toMatchObject({
    total: 1,
    items: [
      { task: 'two', state: 'dead', last_error: 'No mailbox for [email]', attempts: 25, max_attempts: 25 },
    ],
  })
  expect((await list({ task: 'one' })).items).toHaveLength(2)
})

test('retryJob and cancelJob act once and are in the audit log', async () => {
  await addJobs('one', 2)
  await kill('one')
  const [first, second] = (await list({ state: 'dead' })).items
  const [firstId, secondId] = [must(first, 'first').id, must(second, 'second').id]
  expect(await app.as(admin).call(retryJob, { id: firstId })).toEqual({ ok: true })
  expect(await app.as(admin).call(cancelJob, { id: secondId })).toEqual({ ok: true })
  expect(await app.as(admin).call(cancelJob, { id: secondId })).toMatchObject({ key: 'not_found' })
  expect((await list()).items).toMatchObject([{ id: firstId, state: 'waiting', attempts: 0 }])
  const { items } = await app.as(admin).call(listAudit, { subject_kind: 'job' })
  expect(items).toMatchObject([
    { action: 'job.cancelled', subject_id: secondId, after: { task: 'one', attempts: 25 } },
    { action: 'job.retried', subject_id: firstId, actor_id: admin.id },
  ])
})

test('retryJob and cancelJob refuse a running job', async () => {
  await addJobs('long', 1)
  const finish = Promise.withResolvers<void>()
  const work = runOnce({
    pgPool: app.platform.pool,
    taskList: { long: async () => await finish.promise },
    logger: workerLogger(app.platform.log.child({}, { level: 'silent' })),
    noHandleSignals: true,
  })
  await expect.poll(async () => (await list({ state: 'running' })).total).toBe(1)
  const { id } = must((await list()).items[0], 'job')
  expect(await app.as(admin).call(cancelJob, { id })).toMatchObject({ key: 'job_running' })
  expect(await app.as(admin).call(retryJob, { id })).toMatchObject({ key: 'job_running' })
  finish.resolve()
  await work
  expect(await app.as(admin).call(cancelJob, { id })).toMatchObject({ key: 'not_found' })
})

test('decideDeadJobs acts on all dead jobs of a task, and only on those', async () => {
  await addJobs('one', 3)
  await kill('one')
  await addJobs('one', 1)
  await addJobs('two', 2)
  await kill('two')
  expect(await app.as(admin).call(decideDeadJobs, { act: 'retry', task: 'one' })).toEqual({ count: 3 })
  expect(await app.as(admin).call(decideDeadJobs, { act: 'cancel' })).toEqual({ count: 2 })
  expect(await app.as(admin).call(decideDeadJobs, { act: 'cancel' })).toEqual({ count: 0 })
  expect(await list()).toMatchObject({ total: 4, tasks: [{ task: 'one', waiting: 4, dead: 0 }] })
})

test('jobs are listed to staff and changed by full admins alone', async () => {
  const support = await aMember(app, { type: 'admin', staff_role: 'support' })
  await addJobs('one', 1)
  const { items } = await app.as(support).call(listJobs, {})
  const job = must(items[0], 'job')
  expect(await app.as(support).call(cancelJob, { id: job.id })).toMatchObject({ key: 'not_in_role' })
  expect(await app.as(support).call(decideDeadJobs, { act: 'cancel' })).toMatchObject({ key: 'not_in_role' })
  expect(await app.as(await aMember(app)).call(listJobs, {})).toMatchObject({ key: 'forbidden' })
})

test('10,000 dead jobs are listed in less than half a second', async () => {
  await addJobs('many', 10_000)
  await kill('many', 'x'.repeat(2000))
  await list()
  const timesMs: number[] = []
  for (let n = 0; n < 3; n += 1) {
    const from = performance.now()
    const listed = await list({ state: 'dead', task: 'many' })
    timesMs.push(performance.now() - from)
    expect(listed).toMatchObject({ total: 10_000, items: expect.any(Array) })
  }
  // Other tests take the processor meanwhile.
  expect(Math.min(...timesMs)).toBeLessThan(500)
})
