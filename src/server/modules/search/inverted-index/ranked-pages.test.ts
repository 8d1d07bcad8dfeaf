import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact, type Db } from '#server/platform/database/db.ts'
import { draw } from '#test/harness/search-rows.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { findPage } from '../query/search.pages.service.ts'
import { parseSearch } from '../query/search.request.service.ts'
import type { PageStart } from '../query/search.rules.ts'
import { buildListingTokens } from '../words/listing-tokens.rules.ts'
import { catchUpIndex, countInMemory } from './inverted-index.service.ts'

const words = ['oak', 'table', 'tables', 'case', 'for', 'phone', 'kauri', 'desk']
const drawWords = (most: number) =>
  Array.from({ length: 1 + draw(most) }, () => words[draw(words.length)]!).join(' ')

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({}, { has_caches: true })
  const { db } = app.platform
  await sql`alter table search_rows drop constraint search_rows_listing_id_fkey`.execute(db)
  await catchUpIndex(db)
  await transact(db, async (tx) => {
    for (let id = 1; id <= 400; id += 1) {
      const [title, category, description] = [drawWords(4), drawWords(1), drawWords(12)]
      const tokens = buildListingTokens({ title, names: category, answers: '', places: [], description }, [
        '=t:general',
      ])
      await sql`
        insert into search_rows (listing_id, tokens, price_cents, bid_count, watchers, published_at, closes_at, latitude, longitude)
        values (${id}, ${tokens}::tsvector,
                0, 0, 0, timestamptz '2026-11-01Z' + ${draw(40)} * interval '1 hour', 'infinity', -41, 174)`.execute(
        tx,
      )
    }
  })
  await catchUpIndex(db)
})
afterAll(() => app[Symbol.asyncDispose]())

async function listRanked(db: Db, q: string, limit: number): Promise<number[]> {
  const asked = await parseSearch(app.platform, { q, limit })
  const ids: number[] = []
  let start: PageStart | null = null
  do {
    const page = await findPage(app.platform, { ...asked, start })
    ids.push(...page.ids)
    expect([q, start, page.total]).toEqual([q, start, countInMemory(app.platform.db, asked)])
    start = page.next
  } while (start && ids.length < 5 * limit)
  return ids
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

test.each(searches)('hits come by rank as if each of them were ranked: %s', async (q) => {
  const { db } = app.platform
  for (const limit of [3, 10, 40]) {
    expect([q, limit, await listRanked(db, q, limit)]).toEqual([
      q,
      limit,
      await listRanked(db.withoutPlugins(), q, limit),
    ])
  }
})

test('some of them fill a page by their titles alone, and some do not', async () => {
  const { db } = app.platform
  const counts = await Promise.all(
    searches.map(async (q) => {
      const asked = await parseSearch(app.platform, { q, limit: 10 })
      return countInMemory(db, { ...asked, narrower: `${asked.words!} & ${asked.ranks!.titled}` })!
    }),
  )
  expect(Math.max(...counts)).toBeGreaterThan(40)
  expect(Math.min(...counts)).toBeLessThan(10)
})

test('where titles have gone since they were counted, the page goes on with the rest', async () => {
  const { db } = app.platform
  await sql`delete from search_rows where tokens @@ '''=i:oak'''::tsquery and listing_id > 20`.execute(db)
  const asked = await parseSearch(app.platform, { q: 'oak', limit: 40 })
  const page = await findPage(app.platform, { ...asked, start: null })
  expect([page.ids.length, page.next]).toEqual([40, expect.anything()])
  expect(page.ids).toEqual(
    (await findPage({ ...app.platform, db: db.withoutPlugins() }, { ...asked, start: null })).ids,
  )
})
