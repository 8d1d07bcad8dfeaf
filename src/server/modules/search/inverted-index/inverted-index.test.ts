import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { searchListings, type SearchQuery } from '#contract/search/search.ts'
import { setListingStatus } from '#contract/moderation/listing-status.ts'
import { type Db, transact, type Tx } from '#server/platform/database/db.ts'
import { countStatements } from '#test/harness/count-statements.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { tallyHits } from '../facets/search.facets.queries.ts'
import type { Tally } from '../facets/search.facets.rules.ts'
import { findPage } from '../query/search.pages.service.ts'
import type { PageStart } from '../query/search.rules.ts'
import { parseSearch } from '../query/search.request.service.ts'
import { catchUpIndex, countInMemory, indexInMemory, tallyInMemory } from './inverted-index.service.ts'

const most = 10_000

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({}, { keeps_listings: true, nodes: 2 })
  // The rows of most tests are of no listings.
  await sql`alter table search_rows drop constraint search_rows_listing_id_fkey`.execute(app.platform.db)
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(async () => {
  await sql`delete from search_rows`.execute(app.platform.db)
  indexInMemory(app.platform.db)
})

let seed = 20_261_128
function draw(below: number): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((seed / 2 ** 32) * below)
}
const one = <Value>(values: readonly Value[]): Value => values[draw(values.length)]!
const some = <Value>(values: readonly Value[]): Value[] => values.filter(() => draw(3) === 0)

const words = ['bike', 'bicycl', 'biscuit', 'b', 'chair', 'cinelli', 'āporo', "o'brien", 'x\\y']
const choices = [
  '=t:general',
  '=n:new',
  '=n:used',
  '=r:otago',
  '=m:auction',
  '=v:make:toyota',
  '=u:7',
  '=i:bike',
]

async function write(tx: Tx, listing_id: number, { tokens }: { tokens?: string[] } = {}): Promise<void> {
  const said = tokens ?? [...some(words), ...some(choices), '=m:fixed_price']
  const number = (below: number) => (draw(3) === 0 ? null : draw(below))
  await sql`
    insert into search_rows (listing_id, tokens, price_cents, bid_count, watchers, published_at, closes_at, latitude, longitude,
                             year, odometer_km, floor_area_m2, land_area_m2)
    values (${listing_id}, array_to_tsvector(${said}::text[]), ${one([0, 50, 100, 4_900, 75_000])}, ${draw(3)}, ${draw(3)},
            timestamptz '2026-11-01Z' + ${draw(9)} * interval '1 millisecond', timestamptz '2026-12-01Z' + ${draw(9)} * interval '1 day', -41, 174,
            ${number(30)}, ${number(900)}, ${number(90)}, ${number(90)})
    on conflict (listing_id) do update
       set tokens = excluded.tokens, price_cents = excluded.price_cents, bid_count = excluded.bid_count, watchers = excluded.watchers`.execute(
    tx,
  )
}

const remove = (tx: Tx, listing_id: number) =>
  tx.deleteFrom('search_rows').where('listing_id', '=', listing_id).execute()

const searches: Partial<SearchQuery>[] = [
  {},
  { q: 'bike' },
  { q: 'bi' },
  { q: 'bike chair' },
  { q: 'chair b' },
  { q: "o'brien" },
  { q: 'apples' },
  { q: 'the' },
  { condition: ['new', 'used'] },
  { condition: ['new'], sale_method: ['auction'], q: 'b' },
  { make: 'Toyota', year_min: 10 },
  { price_max: 100 },
  { price_min: 0, price_max: 4_900 },
  { price_min: 100 },
  { floor_area_min: 20, floor_area_max: 60 },
  { land_area_max: 50, q: 'chair' },
  { odometer_max: 500 },
  { seller: 7 },
]

const countsOf = (tokens: Tally['tokens']) => new Map([...tokens].map(([token, { count }]) => [token, count]))

async function listTokens(listing_id: number): Promise<string[]> {
  const { rows } = await sql<{ facets: string[] }>`
    select facets from search_rows where listing_id = ${listing_id}`.execute(app.platform.db)
  return rows[0]!.facets
}

/** @returns how many were found in all */
async function compareWithPostgres(): Promise<number> {
  const { db } = app.platform
  let found = 0
  for (const search of searches) {
    const asked = await parseSearch(db, { limit: 1, ...search })
    const { is_sampled, times, ...tally } = tallyInMemory(db, asked, most)!
    const { tokens, ...rest } = await tallyHits(db, asked, { sample: null, most })
    expect([search, { ...tally, tokens: countsOf(tally.tokens) }]).toEqual([
      search,
      { ...rest, tokens: countsOf(tokens) },
    ])
    for (const [token, { listing_id }] of tally.tokens) expect(await listTokens(listing_id)).toContain(token)
    expect([countInMemory(db, asked), is_sampled, times]).toEqual([tally.hits, false, 1])
    found += tally.hits
  }
  return found
}

const sorts = [
  'newest',
  'closing_soon',
  'price_low',
  'price_high',
  'most_bids',
  'most_watched',
  'relevance',
] as const
/** Words are sorted by whether they stand in the title. */
const limits = { max_sorted: 5, max_ranked: 5, row_budget: 30 }

async function listPages(db: Db, query: SearchQuery): Promise<{ ids: number[]; totals: Set<number> }> {
  const asked = await parseSearch(db, query)
  const [ids, totals] = [[] as number[], new Set<number>()]
  let start: PageStart | null = null
  do {
    const page = await findPage(db, { ...asked, start }, limits)
    ids.push(...page.ids)
    totals.add(page.total)
    start = page.next
  } while (start)
  return { ids, totals }
}

const changeSome = (ids: number[]) =>
  transact(app.platform.db, async (tx) => {
    for (const id of ids) await (draw(3) === 0 ? remove(tx, id) : write(tx, id))
  })

test('whatever is written and removed, it finds and counts what PostgreSQL does', async () => {
  const { db } = app.platform
  for (let round = 0; round < 12; round += 1) {
    await changeSome(Array.from({ length: 20 }, () => 1 + draw(60)))
    await catchUpIndex(db)
    expect(await compareWithPostgres()).toBeGreaterThan(5)
  }
})

test.each(sorts)('pages come in the order in which PostgreSQL gives them: %s', async (sort) => {
  const { db } = app.platform
  await changeSome(Array.from({ length: 90 }, (_, n) => n + 1))
  await catchUpIndex(db)
  for (const search of searches.filter(({ q }) => q || sort !== 'relevance')) {
    const query = { limit: 7, sort, ...search }
    expect([query, await listPages(db, query)]).toEqual([query, await listPages(db.withoutPlugins(), query)])
  }
})

test('also while many write at once and nobody waits for another', async () => {
  const { db } = app.platform
  await catchUpIndex(db)
  const writer = async (from: number) => {
    for (let n = 0; n < 12; n += 1) await changeSome([from + draw(20), from + draw(20), from + draw(20)])
  }
  const reader = async () => {
    for (let n = 0; n < 40; n += 1) await catchUpIndex(db)
  }
  await Promise.all([writer(1), writer(21), writer(41), writer(61), reader(), reader(), reader()])
  await catchUpIndex(db)
  expect(await compareWithPostgres()).toBeGreaterThan(5)
})

const countWith = async (q: string) =>
  countInMemory(app.platform.db, await parseSearch(app.platform.db, { limit: 1, q, exact: 'yes' }))

test('what a slow transaction wrote is heard of after what a quicker one wrote later', async () => {
  const { db } = app.platform
  await catchUpIndex(db)
  const [written, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow = transact(db, async (tx) => {
    await write(tx, 1, { tokens: ['slow'] })
    written.resolve()
    await told.promise
  })
  await written.promise
  await transact(db, (tx) => write(tx, 2, { tokens: ['quick'] }))
  await catchUpIndex(db)
  expect([await countWith('quick'), await countWith('slow')]).toEqual([1, 0])
  told.resolve()
  await slow
  await catchUpIndex(db)
  expect([await countWith('quick'), await countWith('slow')]).toEqual([1, 1])
})

test('what went and came back is there', async () => {
  const { db } = app.platform
  await transact(db, (tx) => write(tx, 1, { tokens: ['chair'] }))
  await catchUpIndex(db)
  await transact(db, (tx) => remove(tx, 1))
  await transact(db, (tx) => write(tx, 1, { tokens: ['chair', 'bike'] }))
  await catchUpIndex(db)
  expect([await countWith('chair'), await countWith('bike')]).toEqual([1, 1])
  await transact(db, (tx) => remove(tx, 1))
  await catchUpIndex(db)
  expect([await countWith('chair'), await countWith('bike')]).toEqual([0, 0])
})

test('a large market is not waited for, and PostgreSQL counts meanwhile', async () => {
  const { db } = app.platform
  await sql`
    insert into search_rows (listing_id, tokens, price_cents, bid_count, watchers, published_at, closes_at, latitude, longitude)
    select n, array_to_tsvector(array['chair', '=n:new', '=r:' || n % 2]), n, 0, 0, now(), now(), -41, 174
      from generate_series(1, 900) n`.execute(db)
  await catchUpIndex(db)
  expect(await countWith('chair')).toBeNull()
  expect((await app.as(null).call(searchListings, { q: 'chair', exact: 'yes', limit: 1 })).total).toBe(900)
  await expect.poll(() => countWith('chair')).toBe(900)
  const asked = await parseSearch(db, { limit: 1, q: 'chair', exact: 'yes' })
  const sampled = tallyInMemory(db, asked, 100)!
  expect([sampled.is_sampled, sampled.times]).toEqual([false, 1])
})

test('near a place or in a window of the map it is PostgreSQL that counts', async () => {
  const { db } = app.platform
  await catchUpIndex(db)
  const counted = async (query: Partial<SearchQuery>) =>
    countInMemory(db, await parseSearch(db, { limit: 1, ...query }))
  expect(await counted({ near: '-41.2,174.8,50' })).toBeNull()
  expect(await counted({ window: '-42,174,-41,175' })).toBeNull()
  expect(await counted({ q: 'bike' })).toBe(0)
})

test('each node tells of what came or went a moment ago, and asks PostgreSQL for less', async () => {
  const seller = await aMember(app)
  const { id } = await aLiveAuction(app, { seller, title: 'Cinelli Tutto commuter' })
  await app.settle()
  const asked = { q: 'tutto', exact: 'yes', facets: 'yes', price_max: 900_000 } as const
  const search = () => app.as(null).call(searchListings, asked)
  const both = async () =>
    [await search(), await search()].map(({ total, facets }) => [total, facets!.choices.sale_method])
  const one_auction = [1, [{ value: 'auction', count: 1 }]]
  expect(await both()).toEqual([one_auction, one_auction])
  await app.as(seller).call(setListingStatus, { id, status: 'withdrawn', reason: 'It broke.' })
  await app.settle()
  expect(await both()).toEqual([
    [0, []],
    [0, []],
  ])
  const other = () => app.as(null).call(searchListings, { ...asked, q: 'commuter' })
  expect(await countStatements(other)).toBeLessThanOrEqual(6)
})
