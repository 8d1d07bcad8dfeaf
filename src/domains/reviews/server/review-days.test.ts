import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAllReviews, type Review } from '#domains/reviews/common/reviews.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aReviewBy, aFinishedTrade } from '#test/harness/market/reviews.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

/** Daylight saving ends in Auckland on the first of the two days. */
const written = {
  before: '2024-04-06 23:59:59+13',
  first: '2024-04-07 00:00:00+13',
  last: '2024-04-08 23:59:59+12',
  after: '2024-04-09 00:00:00+12',
}

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
  for (const [name, at] of Object.entries(written)) {
    const { trade_id, buyer } = await aFinishedTrade(app)
    const { id } = (await aReviewBy(app, buyer, trade_id, 4, `daysong ${name}`)) as Review
    await sql`update reviews set written_at = ${at}::timestamptz where id = ${id}`.execute(app.platform.db)
  }
})
afterAll(() => app[Symbol.asyncDispose]())

test.each([
  [{}, ['before', 'first', 'last', 'after']],
  [{ from: '2024-04-07' }, ['first', 'last', 'after']],
  [{ to: '2024-04-08' }, ['before', 'first', 'last']],
  [{ from: '2024-04-07', to: '2024-04-08' }, ['first', 'last']],
  [{ from: '2024-04-07', to: '2024-04-08', page: 2, limit: 1 }, ['last']],
  [{ from: '2024-04-08', to: '2024-04-07' }, []],
])('admins find reviews of days in Auckland: %j', async (days, expected) => {
  const found = await app.as(admin).call(listAllReviews, {
    q: 'daysong',
    sort: 'written_at',
    order: 'asc',
    ...days,
  })
  expect(found.items.map(({ text }) => text.replace('daysong ', ''))).toEqual(expected)
  expect(found.total).toBe('page' in days ? 2 : expected.length)
})
