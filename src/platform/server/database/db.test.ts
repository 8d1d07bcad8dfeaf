import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AccountId } from '#platform/common/ids.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { transact } from './db.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

test('connections get their limits by statements, which every pooler passes on', async () => {
  const { rows } = await app.platform.pool.query(
    `select name, setting, source from pg_settings
      where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'TimeZone')
      order by name`,
  )
  expect(rows.map(({ name, setting, source }) => [name, setting, source])).toEqual([
    ['TimeZone', 'UTC', 'session'],
    ['idle_in_transaction_session_timeout', '5000', 'session'],
    ['lock_timeout', '3000', 'session'],
    ['statement_timeout', '15000', 'session'],
  ])
})

test('one of two deadlocked transactions is retried, and both succeed', async () => {
  const [ana, ben] = [await aMember(app), await aMember(app)]
  // Opens the connections first, so that both begin at once.
  await Promise.all([1, 2].map(() => app.platform.pool.query('select pg_sleep(0.2)')))
  let begun = 0
  const rename = (firstName: string, ids: AccountId[]) =>
    transact(app.platform.db, async (tx) => {
      begun += 1
      for (const id of ids) {
        await tx.updateTable('accounts').set({ first_name: firstName }).where('id', '=', id).execute()
        if (begun <= 2) await sleep(100)
      }
    })
  await Promise.all([rename('Kiri', [ana.id, ben.id]), rename('Moana', [ben.id, ana.id])])
  expect(begun).toBe(3)
  const names = await app.platform.db
    .selectFrom('accounts')
    .select('first_name')
    .where('id', 'in', [ana.id, ben.id])
    .execute()
  expect(names[0]).toEqual(names[1])
})
