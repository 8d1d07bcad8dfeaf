import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listMembers } from '#domains/accounts/common/members/members.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { aSubscription } from '#test/harness/market/subscriptions.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
const ids: Record<string, AccountId> = {}
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
  const { db } = app.platform
  for (const [name, joined, seen] of [
    ['now', '2026-03-31 23:30+13', sql`clock_timestamp()`],
    ['month', '2026-04-01 00:30+13', sql`clock_timestamp() - interval '25 days'`],
    ['year', '2026-04-02 00:30+13', sql`clock_timestamp() - interval '400 days'`],
    ['never', '2026-04-03 00:30+13', sql`null`],
  ] as const) {
    const { id } = await aMember(app, { first_name: name, last_name: 'Paerata' })
    ids[name] = id
    await sql`update accounts set member_since = ${joined}::timestamptz, last_seen_at = ${seen}
      where id = ${id}`.execute(db)
  }
})
afterAll(() => app[Symbol.asyncDispose]())

const found = async (search: object) => {
  const { items, total } = await app
    .as(admin)
    .call(listMembers, { q: 'paerata', sort: 'id', order: 'asc', ...search })
  expect(total).toBe(items.length)
  return items.map(({ id }) => id)
}

test.each([
  [{ seen: '1' }, ['now']],
  [{ seen: '7' }, ['now']],
  [{ seen: '30' }, ['now', 'month']],
  [{ seen: '90' }, ['now', 'month']],
  [{ seen: 'not_30' }, ['year']],
  [{ seen: 'not_365' }, ['year']],
  [{ seen: 'never' }, ['never']],
  [{ joined_from: '2026-04-01' }, ['month', 'year', 'never']],
  [{ joined_to: '2026-04-01' }, ['now', 'month']],
  [{ joined_from: '2026-04-01', joined_to: '2026-04-02' }, ['month', 'year']],
  [{ joined_from: '2026-04-01', seen: '30', status: 'active' }, ['month']],
  [{ appeals: 'yes' }, []],
])('%j', async (search, names) => {
  expect(await found(search)).toEqual(names.map((name) => ids[name]))
})

test('the plan filter finds those who have it now, also while a payment is due', async () => {
  const [plan, other] = await app.platform.db
    .selectFrom('plans')
    .select(['id', 'price_cents', 'interval'])
    .orderBy('id')
    .limit(2)
    .execute()
  for (const name of ['now', 'month', 'year']) await aSubscription(app, { id: ids[name]! }, plan!)
  await (await aSubscription(app, { id: ids.never! }, other!)).end()
  const pastDue = await aSubscription(app, { id: ids.never! }, plan!)
  await pastDue.fall()
  expect(await found({ plan_id: plan!.id })).toEqual([ids.now, ids.month, ids.year, ids.never])
  expect(await found({ plan_id: plan!.id, seen: '30' })).toEqual([ids.now, ids.month])
  expect(await found({ plan_id: other!.id })).toEqual([])
  expect(await found({ plan_id: 999 })).toEqual([])
})

test('the second page has the rest of the first', async () => {
  const rest = await app
    .as(admin)
    .call(listMembers, { q: 'paerata', sort: 'live_count', order: 'desc', limit: 3, page: 2 })
  expect(rest).toMatchObject({ total: 4, items: [{ id: ids.now }] })
})
