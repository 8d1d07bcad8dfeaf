import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { transact, type Db } from './db.ts'
import { executePrepared, prepareStatement } from './prepared.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const divide = prepareStatement((db: Db, of: number, by: number) =>
  sql<{ result: number }>`select ${of}::int / ${by}::int as result, ${by}::int as by`.compile(db),
)

test('each call has its own values, also several at once on one connection', async () => {
  const answers = await transact(app.platform.db, (tx) =>
    Promise.all([1, 2, 3].map((by) => divide(tx, 6, by))),
  )
  expect(answers).toEqual([[{ result: 6, by: 1 }], [{ result: 3, by: 2 }], [{ result: 2, by: 3 }]])
})

test('a statement is prepared once per connection, and works after a failed one', async () => {
  await transact(app.platform.db, async (tx) => {
    for (const by of [1, 2]) await divide(tx, 8, by)
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pg_prepared_statements where statement like '%as result, %'`.execute(tx)
    expect(rows).toEqual([{ count: 1 }])
  })
  await expect(divide(app.platform.db, 1, 0)).rejects.toMatchObject({ code: '22012' })
  expect(await Promise.all(Array.from({ length: 30 }, (_, n) => divide(app.platform.db, n, 1)))).toHaveLength(
    30,
  )
})

test('a rebuilt statement is planned a few times per connection, and then cached', async () => {
  const calls = 9
  await transact(app.platform.db, async (tx) => {
    for (let n = 0; n < calls; n += 1) {
      const query = tx.selectFrom('regions').select(['slug as built_slug']).where('slug', '=', `region ${n}`)
      expect(await executePrepared(tx, query)).toEqual([])
    }
    const { rows } = await sql<{ generic: number; custom: number }>`
      select generic_plans as generic, custom_plans as custom from pg_prepared_statements
       where statement like '%"built_slug"%'`.execute(tx)
    expect(rows).toEqual([{ generic: calls - 5, custom: 5 }])
  })
})
