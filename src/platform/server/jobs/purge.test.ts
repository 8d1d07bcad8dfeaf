import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '#test/harness/test-platform.ts'
import { transact } from '../database/db.ts'
import { deleteInPieces } from './delete-in-pieces.ts'
import { getPurgeLimit } from './retention.ts'
import { createRotateTask, platformPartitions, purgeTask } from './purge.ts'

let platform: TestPlatform
beforeAll(async () => void (platform = await createTestPlatform()))
afterAll(() => platform[Symbol.asyncDispose]())
beforeEach(async () => {
  await sql`truncate outbox_events, idempotency_keys, sent_messages cascade`.execute(platform.db)
})

test('events, stored answers and messages are deleted after their time', async () => {
  const { db } = platform
  await sql`insert into outbox_events (name, payload, dispatched_at) values
    ('old', '{}', now() - interval '31 days'), ('new', '{}', now()), ('waiting', '{}', null)`.execute(db)
  await sql`insert into idempotency_keys (account_id, operation, key, body_hash, answer, created_at) values
    (1, 'bid', 'old', '', '{}', now() - interval '8 days'), (1, 'bid', 'new', '', '{}', now())`.execute(db)
  await sql`insert into sent_messages (channel, recipient, subject, text, at) values
    ('sms', 'old', '', '', now() - interval '91 days'), ('sms', 'new', '', '', now())`.execute(db)
  await purgeTask.run({}, platform)
  await createRotateTask(platformPartitions).run({}, platform)
  const { rows } = await sql<{ left: string }>`
    select name as left from outbox_events union all select key from idempotency_keys
     union all select recipient from sent_messages order by 1`.execute(db)
  expect(rows.map((row) => row.left)).toEqual(['new', 'new', 'new', 'waiting'])
})

test('deletion runs in batches, until none is left', async () => {
  const { db } = platform
  await sql`insert into sent_messages (channel, recipient, subject, text)
    select 'sms', 'test', '', '' from generate_series(1, 7)`.execute(db)
  const pieces: number[] = []
  await deleteInPieces(
    db,
    async (some, most) => {
      const gone = await some
        .deleteFrom('sent_messages')
        .where('id', 'in', (q) => q.selectFrom('sent_messages').select('id').limit(most))
        .executeTakeFirstOrThrow()
      pieces.push(Number(gone.numDeletedRows))
      return gone
    },
    { most: 3, waitMs: 0 },
  )
  expect(pieces).toEqual([3, 3, 1])
})

test('an index finds the rows from before the limit', async () => {
  const plan = await transact(platform.db, async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    const limit = getPurgeLimit({ name: 'keys', count: 7, unit: 'day' })
    return await sql<{ 'QUERY PLAN': string }>`
      explain select from idempotency_keys where created_at < ${limit}`.execute(tx)
  })
  expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Index Cond: (created_at <')
})
