import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { searchListings, type SearchQuery } from '#contract/search/search.ts'
import { setListingStatus } from '#contract/moderation/listing-status.ts'
import { transact } from '#server/platform/database/db.ts'
import { countStatements } from '#test/harness/count-statements.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { removeSearchRow, writeSearchRow } from '#test/harness/search-rows.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { untilItWaits } from '#test/harness/waiting.ts'
import { parseSearch } from '../query/search.request.service.ts'
import { deleteOldRemovals } from './inverted-index.queries.ts'
import { catchUpIndex, countInMemory, indexInMemory, tallyInMemory } from './inverted-index.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({}, { has_caches: true })
  // The rows of most tests are of no listings.
  await sql`alter table search_rows drop constraint search_rows_listing_id_fkey`.execute(app.platform.db)
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(async () => {
  await sql`delete from search_rows`.execute(app.platform.db)
  // While an older transaction runs, in whichever test, an index would hear of all that went.
  await sql`delete from search_removals`.execute(app.platform.db)
  indexInMemory(app.platform)
})

const countWith = async (q: string) =>
  countInMemory(app.platform.db, await parseSearch(app.platform, { limit: 1, q, exact: 'yes' }))

/** Until no transaction runs that began before now, in whichever database of the cluster. */
async function untilPast() {
  const { db } = app.platform
  const { rows } = await sql<{ now: string }>`select pg_current_xact_id()::text as now`.execute(db)
  const isPast = async () => {
    const { rows: found } = await sql<{ is_past: boolean }>`
      select pg_snapshot_xmin(pg_current_snapshot()) > ${rows[0]!.now}::xid8 as is_past`.execute(db)
    return found[0]!.is_past
  }
  await expect.poll(isPast, { timeout: 30_000 }).toBe(true)
}

test('what a slow transaction wrote is heard of after what a quicker one wrote later', async () => {
  const { db } = app.platform
  await catchUpIndex(db)
  const [written, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow = transact(db, async (tx) => {
    await writeSearchRow(tx, 1, { tokens: ['slow'] })
    written.resolve()
    await told.promise
  })
  await written.promise
  await transact(db, (tx) => writeSearchRow(tx, 2, { tokens: ['quick'] }))
  await catchUpIndex(db)
  expect([await countWith('quick'), await countWith('slow')]).toEqual([1, 0])
  told.resolve()
  await slow
  await catchUpIndex(db)
  expect([await countWith('quick'), await countWith('slow')]).toEqual([1, 1])
})

test('what went and came back is there', async () => {
  const { db } = app.platform
  await transact(db, (tx) => writeSearchRow(tx, 1, { tokens: ['chair'] }))
  await catchUpIndex(db)
  await transact(db, (tx) => removeSearchRow(tx, 1))
  await transact(db, (tx) => writeSearchRow(tx, 1, { tokens: ['chair', 'bike'] }))
  await catchUpIndex(db)
  expect([await countWith('chair'), await countWith('bike')]).toEqual([1, 1])
  await transact(db, (tx) => removeSearchRow(tx, 1))
  await catchUpIndex(db)
  expect([await countWith('chair'), await countWith('bike')]).toEqual([0, 0])
})

test('a large market is not waited for, and PostgreSQL counts meanwhile', async () => {
  const { db } = app.platform
  await sql`
    insert into search_rows (listing_id, tokens, price_cents, bid_count, watchers, published_at, closes_at, latitude, longitude)
    select n, array_to_tsvector(array['chair', '=t:general', '=n:new', '=r:' || n % 2]), n, 0, 0, now(), now(), -41, 174
      from generate_series(1, 900) n`.execute(db)
  await untilPast()
  await catchUpIndex(db)
  expect(await countWith('chair')).toBeNull()
  expect((await app.as(null).call(searchListings, { q: 'chair', exact: 'yes', limit: 1 })).total).toBe(900)
  const countAfterwards = async () => {
    await catchUpIndex(db)
    return await countWith('chair')
  }
  await expect.poll(countAfterwards).toBe(900)
  const asked = await parseSearch(app.platform, { limit: 1, q: 'chair', exact: 'yes' })
  const sampled = tallyInMemory(db, asked, 100)!
  expect([sampled.is_sampled, sampled.times]).toEqual([false, 1])
})

test('of more changes than a search waits for it is not told: PostgreSQL counts until it is read again', async () => {
  const { db } = app.platform
  await transact(db, (tx) => writeSearchRow(tx, 1, { tokens: ['chair'] }))
  await catchUpIndex(db)
  expect(await countWith('chair')).toBe(1)
  await sql`
    insert into search_rows (listing_id, tokens, price_cents, bid_count, watchers, published_at, closes_at, latitude, longitude)
    select n, array_to_tsvector(array['chair', '=t:general']), n, 0, 0, now(), now(), -41, 174 from generate_series(2, 700) n`.execute(
    db,
  )
  await catchUpIndex(db)
  expect(await countWith('chair')).toBeNull()
})

test('a search whose index cannot be kept up to date is answered all the same', async () => {
  const { db } = app.platform
  await transact(db, (tx) => writeSearchRow(tx, 1, { tokens: ['chair'] }))
  await catchUpIndex(db)
  await sql`alter table search_removals rename to search_removals_away`.execute(db)
  const asked = { q: 'chair', exact: 'yes', limit: 1 } as const
  expect((await app.as(null).call(searchListings, { ...asked, price_min: 0 })).total).toBe(1)
  expect(await countWith('chair')).toBeNull()
  await sql`alter table search_removals_away rename to search_removals`.execute(db)
  expect(app.log_lines.join('')).toContain('could not be kept up to date')
})

test('what is written as it stood before is no change', async () => {
  const { db } = app.platform
  const getChangedIn = async () =>
    (await db.selectFrom('search_rows').select('changed_in').executeTakeFirstOrThrow()).changed_in
  await transact(db, (tx) => writeSearchRow(tx, 1, { tokens: ['chair'] }))
  const before = await getChangedIn()
  await sql`update search_rows set tokens = tokens, first_found_at = clock_timestamp()`.execute(db)
  expect(await getChangedIn()).toBe(before)
  await sql`update search_rows set watchers = watchers + 1`.execute(db)
  expect(await getChangedIn()).not.toBe(before)
})

test('a removal that is renewed while old ones are forgotten stays', async () => {
  const { db } = app.platform
  const removal = async () => (await db.selectFrom('search_removals').selectAll().execute()).length
  await sql`delete from search_removals`.execute(db)
  await sql`insert into search_removals (listing_id, removed_at) values (1, now() - interval '2 hours')`.execute(
    db,
  )
  await transact(db, (tx) => writeSearchRow(tx, 1, { tokens: ['chair'] }))
  const [removed, forgotten] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const removing = transact(db, async (tx) => {
    await removeSearchRow(tx, 1)
    removed.resolve()
    await forgotten.promise
  })
  await removed.promise
  const forgetting = deleteOldRemovals(db, 10)
  await untilItWaits(app, forgetting)
  forgotten.resolve()
  await Promise.all([removing, forgetting])
  expect(await removal()).toBe(1)
  await sql`update search_removals set removed_at = now() - interval '2 hours'`.execute(db)
  await deleteOldRemovals(db, 10)
  expect(await removal()).toBe(0)
})

test('near a place or in a window of the map it is PostgreSQL that counts', async () => {
  const { db } = app.platform
  await catchUpIndex(db)
  const counted = async (query: Partial<SearchQuery>) =>
    countInMemory(db, await parseSearch(app.platform, { limit: 1, ...query }))
  expect(await counted({ near: '-41.2,174.8,50' })).toBeNull()
  expect(await counted({ window: '-42,174,-41,175' })).toBeNull()
  expect(await counted({ q: 'bike' })).toBe(0)
})

test('each node tells of what came or went a moment ago, and asks PostgreSQL for less', async () => {
  await using two = await createTestApp({}, { has_caches: true, nodes: 2 })
  const seller = await aMember(two)
  const { id } = await aLiveAuction(two, { seller, title: 'Cinelli Tutto commuter' })
  await two.settle()
  const asked = { q: 'tutto', exact: 'yes', facets: 'yes', price_max: 900_000 } as const
  const search = () => two.as(null).call(searchListings, asked)
  const both = async () =>
    [await search(), await search()].map(({ total, facets }) => [total, facets!.choices.sale_method])
  const one_auction = [1, [{ value: 'auction', count: 1 }]]
  expect(await both()).toEqual([one_auction, one_auction])
  await two.as(seller).call(setListingStatus, { id, status: 'withdrawn', reason: 'It broke.' })
  await two.settle()
  expect(await both()).toEqual([
    [0, []],
    [0, []],
  ])
  const other = () => two.as(null).call(searchListings, { ...asked, q: 'commuter' })
  expect(await countStatements(other)).toBeLessThanOrEqual(6)
})
