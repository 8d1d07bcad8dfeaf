import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestPlatform } from '#test/harness/test-platform.ts'
import { readClock } from './clock.ts'
import { transact } from './database/db.ts'

test('readClock advances within a transaction', async () => {
  await using platform = await createTestPlatform()
  const [first, second] = await transact(platform.db, async (tx) => {
    const before = await readClock(tx)
    await sql`select pg_sleep(0.01)`.execute(tx)
    return [before, await readClock(tx)] as const
  })
  expect(second.getTime()).toBeGreaterThanOrEqual(first.getTime() + 10)
})
