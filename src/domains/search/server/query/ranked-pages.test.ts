import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact, type Db } from '#platform/server/database/db.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { findPage } from './search.pages.service.ts'
import { parseSearch } from './search.request.service.ts'
import type { PageStart } from './search.rules.ts'
import { buildListingTokens } from '../words/tokens.rules.ts'
import { countIn, selectSorted } from './search.queries.ts'

let seed = 20_261_128
function render(below: number): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((seed / 2 ** 32) * below)
}

const words = ['oak', 'table', 'tables', 'case', 'for', 'phone', 'kauri', 'desk']
const pickWords = (most: number) =>
  Array.from({ length: 1 + render(most) }, () => words[render(words.length)]!).join(' ')

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  const { db } = app.platform
  await sql`alter table search_rows drop constraint search_rows_listing_id_fkey`.execute(db)
  await transact(db, async (tx) => {
    for (let id = 1; id <= 400; id += 1) {
      const [title, category, description] = [pickWords(4), pickWords(1), pickWords(12)]
      const tokens = buildListingTokens({ title, names: category, answers: '', places: [], description }, [
        '=t:general',
      ])
      await sql`
        insert into search_rows (listing_id, tokens, price_cents, bid_count, watchers, published_at, closes_at, latitude, longitude)
        values (${id}, ${tokens}::tsvector,
                0, 0, 0, timestamptz '2026-11-01Z' + ${render(40)} * interval '1 hour', 'infinity', -41, 174)`.execute(
        tx,
      )
    }
  })
})
afterAll(() => app[Symbol.asyncDispose]())

async function listPages(db: Db, q: string, limit: number): Promise<number[]> {
  const request = await parseSearch(app.platform, { q, limit })
  const ids: number[] = []
  let start: PageStart | null = null
  do {
    const page = await findPage(app.platform, { ...request, start })
    ids.push(...page.ids)
    start = page.next
  } while (start && ids.length < 5 * limit)
  return ids
}

async function rankAll(db: Db, q: string): Promise<number[]> {
  const request = await parseSearch(app.platform, { q, limit: 1 })
  const all = await selectSorted(db, { ...request, order: 'relevance', after: null, size: 1_000 })
  return all.map(({ listing_id }) => listing_id)
}

const searches = [
  'oak',
  'oak table',
  'phone case',
  'kauri desk',
  'table -oak',
  'case for phone',
  'oak desk kauri',
  'desk',
]

test.each(searches)('findPage ranks as if it ranked each hit: %s', async (q) => {
  const { db } = app.platform
  const all = await rankAll(db, q)
  for (const limit of [3, 10, 40]) {
    const ids = await listPages(db, q, limit)
    expect([q, limit, ids]).toEqual([q, limit, all.slice(0, ids.length)])
    expect(ids.length).toBe(Math.min(all.length, 5 * limit))
  }
})

test('findPage fills some pages by titles alone, and some not', async () => {
  const { db } = app.platform
  const counts = await Promise.all(
    searches.map(async (q) => {
      const request = await parseSearch(app.platform, { q, limit: 10 })
      return await countIn(db, { ...request, narrower: request.ranks!.titled }, null)
    }),
  )
  expect(Math.max(...counts)).toBeGreaterThan(40)
  expect(Math.min(...counts)).toBeLessThan(10)
})
