import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { anyFound, findAmong } from './among-found.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const even = (upTo: number) => sql`select n * 2 from generate_series(1, ${upTo}::bigint) n`
const column = sql<number>`x.id`

async function count(condition: RawBuilder<SqlBool>) {
  const { rows } = await sql<{ count: number; sum: number }>`
    select count(*) as count, sum(x.id) as sum from generate_series(1, 6000) x (id) where ${condition}`.execute(
    app.platform.db,
  )
  return rows[0]
}

test.each([
  [10, false],
  [2_000, false],
  [2_001, true],
])('of %d that are found, both ways tell the same', async (many, is_many) => {
  const found = (await findAmong(app.platform.db, even(many), column))!
  expect(found.is_many).toBe(is_many)
  const expected = { count: many, sum: many * (many + 1) }
  expect(await count(found.all)).toEqual(expected)
  expect(await count(found.each)).toEqual(expected)
  const either = anyFound([found, null, await findAmong(app.platform.db, sql`select 1`, column)])
  expect(await count(either.each)).toEqual({ count: many + 1, sum: expected.sum + 1 })
})

test('one after the other isn’t made into going through all', async () => {
  const { each } = (await findAmong(app.platform.db, even(2_001), column))!
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select from generate_series(1, 6000) x (id) where ${each}`.execute(app.platform.db)
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toMatch(/hashed/)
})

test('where nothing is found, nothing fits', async () => {
  expect(await findAmong(app.platform.db, sql`select 1 where false`, column)).toBe(null)
  expect(await count(anyFound([null]).each)).toEqual({ count: 0, sum: null })
})
