import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SearchQuery } from '#contract/search/search.ts'
import { type Db, transact } from '#server/platform/database/db.ts'
import { draw, removeSearchRow, writeSearchRow } from '#test/harness/search-rows.ts'
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
  app = await createTestApp({}, { has_caches: true, nodes: 2 })
  // The rows of most tests are of no listings.
  await sql`alter table search_rows drop constraint search_rows_listing_id_fkey`.execute(app.platform.db)
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(async () => {
  await sql`delete from search_rows`.execute(app.platform.db)
  indexInMemory(app.platform)
  // One of no rows is there at once; one of many only some time after it was asked for.
  await catchUpIndex(app.platform.db)
})

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
    const asked = await parseSearch(app.platform, { limit: 1, ...search })
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
/** Words are sorted by whether they stand in the title, however few PostgreSQL expects to find. */
const limits = { max_sorted: 5, max_ranked: 0, row_budget: 30 }

async function listPages(db: Db, query: SearchQuery): Promise<{ ids: number[]; totals: Set<number> }> {
  const asked = await parseSearch(app.platform, query)
  const [ids, totals] = [[] as number[], new Set<number>()]
  let start: PageStart | null = null
  do {
    const page = await findPage(app.platform, { ...asked, start }, limits)
    ids.push(...page.ids)
    totals.add(page.total)
    start = page.next
  } while (start)
  return { ids, totals }
}

const changeSome = (ids: number[]) =>
  transact(app.platform.db, async (tx) => {
    for (const id of ids) await (draw(3) === 0 ? removeSearchRow(tx, id) : writeSearchRow(tx, id))
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
    expect([query, countInMemory(db, await parseSearch(app.platform, query))]).toEqual([
      query,
      expect.any(Number),
    ])
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
