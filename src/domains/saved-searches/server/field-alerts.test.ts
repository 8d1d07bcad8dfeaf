import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveSearch } from '#domains/saved-searches/common/saved-searches.ts'
import { searchListings } from '#domains/search/common/search.ts'
import { refreshSearchRow } from '#domains/search/server/index/search-row.service.ts'
import { transact } from '#platform/server/database/db.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aFieldSearch } from '#test/harness/search/queries.ts'
import { insertThings, selectScanPlaces, type Thing } from '#test/harness/search/things.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { findFitting } from './matching.service.ts'

const count = 80
const searches = 300

let app: TestApp
let things: Thing[]
let places: Awaited<ReturnType<typeof selectScanPlaces>>

beforeAll(async () => {
  app = await createTestApp()
  const { db } = app.platform
  const { id: sellerId } = await aMember(app)
  places = await selectScanPlaces(db)
  things = await insertThings(db, { count, sellerId, places })
  await transact(db, async (tx) => {
    for (const { id } of things) await refreshSearchRow(tx, id)
  })
  await sql`analyze search_rows`.execute(db)
})
afterAll(() => app[Symbol.asyncDispose]())

test('findFitting matches the searches of every field that find the listing', async () => {
  const found = new Map<number, Set<number>>()
  let owner = await aMember(app)
  for (let n = 0; n < searches; n += 1) {
    if (n % 90 === 0) owner = await aMember(app)
    const { sort: _sort, to: _to, to_rural: _rural, limit: _limit, ...query } = aFieldSearch(places)
    const saved = await app.as(owner).call(saveSearch, { name: `Search ${n}`, query, alerts: 'none' })
    const { items, total } = await app.as(null).call(searchListings, { ...query, limit: 100 })
    expect(items).toHaveLength(total)
    found.set(saved.id, new Set(items.map(({ id }) => id)))
  }
  for (const { id: listingId } of things) {
    const fitting = new Set((await findFitting(app.platform.db, listingId)).map(({ id }) => id))
    for (const [id, ids] of found)
      expect([id, listingId, fitting.has(id)]).toEqual([id, listingId, ids.has(listingId)])
  }
  const hits = [...found.values()].reduce((sum, { size }) => sum + size, 0)
  expect(hits).toBeGreaterThan(searches)
}, 120_000)
