import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { rotatePartitions } from '#platform/server/database/partitions/rotate-partitions.ts'
import { noticeTable } from './notifications.jobs.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app[Symbol.asyncDispose]())

test('notifications are deleted after twelve months, and not before', async () => {
  const { db } = app.platform
  const { id: accountId } = await aMember(app)
  for (const age of ['12 months 1 day', '11 months 29 days', '1 day'])
    await db
      .insertInto('notifications')
      .values({
        account_id: accountId,
        kind: 'sold',
        title: age,
        body: '',
        link: '/isell',
        created_at: sql<Date>`now() - ${age}::interval`,
      })
      .execute()
  await rotatePartitions(app.platform, noticeTable)
  const left = await db
    .selectFrom('notifications')
    .select('title')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  expect(left.map(({ title }) => title)).toEqual(['11 months 29 days', '1 day'])
})
