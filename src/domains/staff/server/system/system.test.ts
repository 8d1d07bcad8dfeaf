import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSystem } from '#domains/staff/common/system/system.ts'
import { getRetentionLabels } from '#domains/staff/web/admin/system/retention-labels.ts'
import { createRotateTask, platformPartitions } from '#platform/server/jobs/purge.ts'
import { recordHeartbeat } from '#platform/server/jobs/node-heartbeat.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app[Symbol.asyncDispose]())

test('getSystem gives sizes, free disk, nodes and what is deleted, to staff alone', async () => {
  await recordHeartbeat(app.platform.db)
  await app.platform.db.insertInto('worker_heartbeats').values({ worker_id: 'worker-1' }).execute()
  const auditor = await aMember(app, { type: 'admin', staff_role: 'read_only' })
  const system = await app.as(auditor).call(getSystem, {})
  expect(system).toMatchObject({
    release: expect.stringMatching(/^\d+\.\d+\.\d+/),
    database: { version: expect.stringMatching(/^1[5-9]/) },
    workers: [{ id: 'worker-1' }],
    web_beat_at: expect.any(String),
  })
  expect(system.database.bytes).toBeGreaterThan(1_000_000)
  expect(system.disk.free_bytes).toBeLessThanOrEqual(system.disk.total_bytes)
  const sizes = system.database.tables.map(({ bytes }) => bytes)
  expect(sizes).toHaveLength(10)
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  const labels = getRetentionLabels()
  expect(system.retention.map(({ name }) => name).toSorted()).toEqual(Object.keys(labels).toSorted())
  expect(await app.as(await aMember(app)).call(getSystem, {})).toMatchObject({ key: 'forbidden' })
})

test('the purge deletes messages at the age that getSystem gives, or up to a week earlier', async () => {
  const admin = await aMember(app, { type: 'admin' })
  const { retention } = await app.as(admin).call(getSystem, {})
  const days = retention.find(({ name }) => name === 'messages')!.count
  const { db } = app.platform
  await db.deleteFrom('sent_messages').execute()
  const ago = (hours: number) => new Date(Date.now() - days * 86_400_000 + hours * 3_600_000)
  await db
    .insertInto('sent_messages')
    .values(
      [-1, 7 * 24 + 1].map((hours) => ({
        channel: 'email',
        recipient: 'mere@example.nz',
        subject: String(hours),
        text: '',
        at: ago(hours),
      })),
    )
    .execute()
  await createRotateTask(platformPartitions).run({}, app.platform)
  const left = await db.selectFrom('sent_messages').select('subject').execute()
  expect(left).toEqual([{ subject: String(7 * 24 + 1) }])
})
