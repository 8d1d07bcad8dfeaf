import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findForAdmin } from '#domains/moderation/common/records/records.ts'
import { listMembers } from '#domains/accounts/common/members/members.ts'
import { listAdminListings } from '#domains/moderation/common/moderation.ts'
import { aFixedPriceListing } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
let seller: Person
let cheap: number
let dear: number
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
  seller = await aMember(app, { first_name: 'Wāhine', last_name: 'Tūtahi', email: 'wt@example.nz' })
  cheap = (await aFixedPriceListing(app, { seller, price_cents: 700 })).id
  dear = (await aFixedPriceListing(app, { price_cents: 90_000 })).id
  const { db } = app.platform
  await sql`update listings set created_at = '2026-03-31 23:30+13', title = 'Kauri lamp', description = 'Ring (021) 555-0199 50% off'
    where id = ${cheap}`.execute(db)
  await sql`update listings set created_at = '2026-04-02 00:10+13', title = 'Rimu table' where id = ${dear}`.execute(
    db,
  )
  await sql`update accounts set member_since = clock_timestamp() - interval '40 days' where id = ${seller.id}`.execute(
    db,
  )
})
afterAll(() => app[Symbol.asyncDispose]())

const found = async (search: object) =>
  (await app.as(admin).call(listAdminListings, { sort: 'id', order: 'asc', ...search })).items.map(
    ({ id }) => id,
  )

test.each([
  [{ listed_from: '2026-03-31', listed_to: '2026-03-31' }, 'cheap'],
  [{ listed_from: '2026-04-01', listed_to: '2026-04-02' }, 'dear'],
  [{ listed_to: '2026-04-02' }, 'both'],
  [{ price_to: 700 }, 'cheap'],
  [{ price_from: 701 }, 'dear'],
  [{ price_from: 700, price_to: 90_000 }, 'both'],
  [{ price_from: 800, price_to: 700 }, 'none'],
  [{ seller_days: 30 }, 'dear'],
  [{ seller_days: 60 }, 'both'],
  [{ seller_days: 60, price_to: 800, listed_from: '2026-03-01' }, 'cheap'],
  [{ sold: 'yes' }, 'none'],
])('%j finds %s', async (search, which) => {
  const expected = { cheap: [cheap], dear: [dear], both: [cheap, dear], none: [] }
  expect(await found(search)).toEqual(expected[which as keyof typeof expected])
})

test.each([
  ['kauri', 'cheap'],
  ['lamp tutahi', 'cheap'],
  ['WĀHINE', 'cheap'],
  ['wt@example', 'cheap'],
  ['021 555 0199', 'cheap'],
  ['+64 21 555 0199', 'cheap'],
  ['0% o', 'cheap'],
  ['ff', 'cheap'],
  ['lamp table', 'none'],
  ['%', 'cheap'],
  ['_', 'none'],
])('“%s” finds %s', async (q, which) => {
  expect(await found({ q })).toEqual(which === 'cheap' ? [cheap] : [])
})

test('the search text follows changes of listing and seller', async () => {
  const { db } = app.platform
  const { id } = await aFixedPriceListing(app)
  await sql`update listings set title = 'Pūriri bowl' where id = ${id}`.execute(db)
  expect(await found({ q: 'puriri' })).toEqual([id])
  await sql`update listings set title = 'Tōtara bowl' where id = ${id}`.execute(db)
  expect(await found({ q: 'puriri' })).toEqual([])
  const { seller_id } = (await app.as(admin).call(listAdminListings, { q: 'totara' })).items[0]!
  await sql`update accounts set display_name = 'Renamed whare' where id = ${seller_id}`.execute(db)
  expect(await found({ q: 'renamed' })).toEqual([id])
  await sql`update listings set status = 'withdrawn' where id = ${id}`.execute(db)
})

test('search ignores macrons, accents and apostrophes, in tables and quick search', async () => {
  const { db } = app.platform
  const owner = await aMember(app, { first_name: 'Søren', last_name: 'O’Brien' })
  const boots = (await aFixedPriceListing(app, { seller: owner })).id
  await sql`update listings set title = 'Men’s RØDE boots' where id = ${boots}`.execute(db)
  for (const q of ["men's", 'mens', 'MEN’S rode', 'RØDE', "soren o'brien", 'SØREN OBRIEN']) {
    expect(await found({ q }), q).toEqual([boots])
  }
  for (const q of ["men's", 'mens', 'MEN’S rode', 'RØDE']) {
    const { listings } = await app.as(admin).call(findForAdmin, { q })
    expect(
      listings.map(({ id }) => id),
      q,
    ).toEqual([boots])
  }
  for (const q of ["soren o'brien", 'SØREN OBRIEN'])
    expect((await app.as(admin).call(listMembers, { q })).items, q).toMatchObject([{ id: owner.id }])
})
