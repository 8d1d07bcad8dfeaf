import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { distanceKm, readNear } from '#domains/places/common/near.ts'
import type { SearchQuery, Sort } from '#domains/search/common/search.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { transact } from '#platform/server/database/db.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { parseSearch } from './search.request.service.ts'
import { findPage } from './search.pages.service.ts'
import type { PageStart } from './search.rules.ts'
import { refreshSearchRow } from '../index/search-row.service.ts'

let app: TestApp
let things: Thing[]

interface Thing {
  id: ListingId
  type: string
  title: string
  description: string
  category_path: number[]
  region: string
  condition: string
  sale_method: string
  price_cents: number
  bid_count: number
  watchers: number
  published_at: string
  closes_at: string
  open_home_at: string | null
  latitude: number
  longitude: number
}

const words = ['walnut', 'copper', 'velvet', 'granite', 'linen', 'amber', 'cobalt', 'maple']
const count = 400

beforeAll(async () => {
  app = await createTestApp()
  await aMember(app)
  await app.platform.db.executeQuery(sql`select setseed(0.42)`.compile(app.platform.db))
  things = await make()
})
afterAll(() => app[Symbol.asyncDispose]())

async function make(): Promise<Thing[]> {
  const { db } = app.platform
  const rendered = (share: string) =>
    sql.raw(`(array['${words.join("','")}'])[1 + floor(random() ^ ${share} * ${words.length})::int]`)
  await sql`
    insert into listings (type, seller_id, status, category_id, title, description, condition, sale_method,
                          start_price_cents, duration_minutes, closes_at, suburb, starts_at)
    select 'general', (select max(id) from accounts), 'active', c.id, ${rendered('2')} || ' ' || ${rendered('1')},
           ${rendered('2')} || ' ' || ${rendered('3')} || ' ' || ${rendered('1')}, (array['new', 'used'])[1 + n % 2],
           (array['auction', 'fixed_price'])[1 + n / 2 % 2], 100 * (1 + floor(random() * 20)::int), 60,
           case when n / 2 % 2 = 0 then now() + floor(random() * 20) * interval '1 hour' end,
           s.slug, date_trunc('milliseconds', now() - floor(random() * 100) * interval '1 minute')
      from generate_series(1, ${count}::int) n
      join (select id, row_number() over (order by id) as at from categories where type = 'general' limit 12) c
        on c.at = 1 + n % 12
      join (select slug, row_number() over (order by md5(slug)) as at from suburbs limit 30) s on s.at = 1 + n % 30`.execute(
    db,
  )
  await sql`
    insert into deals (listing_id, kind, seller_id, start_price_cents, price_cents, closes_at, bid_count)
    select id, sale_method, seller_id, start_price_cents, start_price_cents, closes_at, floor(random() * 4)::int
      from listings`.execute(db)
  await sql`
    with homes as (update listings set type = 'property' where id % 3 = 0 returning id)
    insert into property_details (listing_id, open_homes)
    select id, coalesce((
             select jsonb_agg(jsonb_build_object('starts_at', to_jsonb(at), 'ends_at', to_jsonb(at + interval '1 minute')))
               from unnest(array[now() - interval '1 day', now() + (1 + id % 7) * interval '1 day', now() + interval '1 year']) at
              where id % 4 <> 0), '[]')
      from homes`.execute(db)
  const { rows } = await sql<Thing>`
    select l.id, l.type, l.title, l.description, c.path as category_path, d.region, l.condition, l.sale_method,
           deals.price_cents, deals.bid_count, 0 as watchers, s.latitude, s.longitude,
           to_jsonb(l.starts_at at time zone 'utc') #>> '{}' as published_at,
           coalesce(to_jsonb(l.closes_at at time zone 'utc') #>> '{}', '9999') as closes_at,
           (select to_jsonb(min((h ->> 'starts_at')::timestamptz) at time zone 'utc') #>> '{}'
              from property_details p cross join jsonb_array_elements(p.open_homes) h
             where p.listing_id = l.id and (h ->> 'ends_at')::timestamptz > now()) as open_home_at
      from listings l join deals on deals.listing_id = l.id join categories c on c.id = l.category_id
      join suburbs s on s.slug = l.suburb join districts d on d.slug = s.district`.execute(db)
  await refreshed(rows.map(({ id }) => id))
  await sql`analyze search_rows`.execute(db)
  return rows
}

const refreshed = (ids: ListingId[]) =>
  transact(app.platform.db, async (tx) => {
    for (const id of ids) await refreshSearchRow(tx, id)
  })

function reference(query: SearchQuery): ListingId[] {
  const near = query.near === undefined ? null : readNear(query.near)
  const wanted = (query.q ?? '').split(' ').filter(Boolean)
  const has = (text: string) => wanted.every((word) => text.split(' ').includes(word))
  // A home with a copper roof isn't copper.
  const isNamed = ({ type, title }: Thing) =>
    type !== 'property' || wanted.length === 0 || wanted.some((word) => title.split(' ').includes(word))
  const metres = (thing: Thing) => (near ? Math.round(distanceKm(near, thing) * 1000) : 0)
  const fits = (thing: Thing) =>
    has(`${thing.title} ${thing.description}`) &&
    isNamed(thing) &&
    (query.category === undefined || thing.category_path.includes(query.category)) &&
    (query.region?.includes(thing.region) ?? true) &&
    (query.condition?.some((one) => one === thing.condition) ?? true) &&
    (query.sale_method?.some((one) => one === thing.sale_method) ?? true) &&
    thing.price_cents >= (query.price_min ?? 0) &&
    thing.price_cents <= (query.price_max ?? Number.POSITIVE_INFINITY) &&
    (!near || metres(thing) <= near.radiusKm * 1000)
  const keys: Record<Exclude<Sort, 'relevance'> | 'title_first', (thing: Thing) => (string | number)[]> = {
    newest: ({ published_at, id }) => [published_at, id],
    title_first: ({ title, published_at, id }) => [Number(has(title)), published_at, id],
    most_bids: ({ bid_count, id }) => [bid_count, id],
    most_watched: ({ watchers, id }) => [watchers, id],
    price_high: ({ price_cents, id }) => [price_cents, id],
    price_low: ({ price_cents, id }) => [price_cents, id],
    closing_soon: ({ closes_at, id }) => [closes_at, id],
    open_home: ({ open_home_at, published_at, id }) =>
      open_home_at === null ? [1, -Date.parse(published_at), id] : [0, open_home_at, id],
    nearest: (thing) => [metres(thing), thing.id],
    longest_listed: ({ published_at, id }) => [published_at, id],
    // Those of vehicles are in the scan of fields.
    biggest_reduction: ({ id }) => [id],
    odometer: ({ id }) => [id],
    year: ({ id }) => [id],
    total: ({ id }) => [id],
  }
  const sort = query.sort === 'relevance' ? 'title_first' : query.sort!
  const rises = ['price_low', 'closing_soon', 'open_home', 'nearest', 'longest_listed'].includes(sort)
  return things
    .filter(fits)
    .toSorted((a, b) => compare(keys[sort](a), keys[sort](b)) * (rises ? 1 : -1))
    .map(({ id }) => id)
}

function compare(a: (string | number)[], b: (string | number)[]): number {
  const at = a.findIndex((value, index) => value !== b[index])
  return at === -1 ? 0 : a[at]! < b[at]! ? -1 : 1
}

const ways = {
  sorted: { maxSorted: 1_000_000, maxRanked: 0, rowBudget: 0 },
  walked: { maxSorted: 0, maxRanked: 0, rowBudget: 1_000 },
  'walked with little fuel': { maxSorted: 0, maxRanked: 0, rowBudget: 40 },
}

async function found(query: SearchQuery, limits: (typeof ways)['sorted']) {
  const request = await parseSearch(app.platform, query)
  const ids: number[] = []
  const totals = new Set<number>()
  let start: PageStart | null = null
  do {
    const page: Awaited<ReturnType<typeof findPage>> = await findPage(
      app.platform,
      { ...request, start },
      limits,
    )
    ids.push(...page.ids)
    totals.add(page.total)
    start = page.next
  } while (start)
  return { ids, totals: [...totals] }
}

const regions = ['auckland', 'wellington', 'canterbury', 'otago', 'waikato']
const anyQuery: fc.Arbitrary<SearchQuery> = fc
  .record(
    {
      q: fc
        .uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 2 })
        .map((some) => some.join(' ')),
      category: fc.nat(30),
      region: fc.uniqueArray(fc.constantFrom(...regions), { minLength: 1, maxLength: 3 }),
      condition: fc.constantFrom<('new' | 'used')[]>(['new'], ['new', 'used']),
      sale_method: fc.constantFrom<'auction'[]>(['auction']),
      price_min: fc.integer({ min: 0, max: 1000 }),
      price_max: fc.integer({ min: 1000, max: 2000 }),
      near: fc.constantFrom('-41.28,174.77,150', '-36.85,174.76,60', '-43.53,172.63,200', '-37.78,175.28,5'),
      sort: fc.constantFrom<Sort>(
        'relevance',
        'newest',
        'closing_soon',
        'open_home',
        'price_low',
        'price_high',
        'most_bids',
        'most_watched',
        'nearest',
        'longest_listed',
      ),
      limit: fc.integer({ min: 5, max: 60 }),
    },
    { requiredKeys: ['sort', 'limit'] },
  )
  .filter(
    ({ sort, q, near }) =>
      (sort !== 'relevance' || q !== undefined) && (sort !== 'nearest' || near !== undefined),
  )

test('every strategy finds the same complete result in the same order', async () => {
  const paths = [...new Set(things.flatMap(({ category_path }) => category_path))]
  await fc.assert(
    fc.asyncProperty(anyQuery, async ({ category, ...others }) => {
      const query = {
        ...others,
        ...(category !== undefined && { category: paths[category % paths.length]! }),
      }
      const expected = reference(query)
      for (const [way, limits] of Object.entries(ways)) {
        const { ids, totals } = await found(query, limits)
        expect([way, ids, totals]).toEqual([way, expected, [expected.length]])
      }
    }),
    { numRuns: 40 },
  )
})

const sorts = ['newest', 'price_low', 'open_home', 'most_bids', 'relevance', 'longest_listed'] as const

test.each(sorts)(
  'pages by %s have remaining listings exactly once and in order, whatever comes and goes',
  async (sort) => {
    for (const [round, limits] of [ways.sorted, ways['walked with little fuel']].entries()) {
      const query: SearchQuery = { q: words[0]!, sort, limit: 15 }
      const request = await parseSearch(app.platform, query)
      const all = reference(query)
      const unsteady = new Set(all.filter((_, at) => at % 5 === round).slice(0, 12))
      const ids: ListingId[] = []
      let start: PageStart | null = null
      do {
        const page: Awaited<ReturnType<typeof findPage>> = await findPage(
          app.platform,
          { ...request, start },
          limits,
        )
        ids.push(...page.ids)
        start = page.next
        await stir([...unsteady], ids.length)
      } while (start)
      await refreshed([...unsteady])
      const steady = (some: ListingId[]) => some.filter((id) => !unsteady.has(id))
      expect(steady(ids)).toEqual(steady(all))
    }
  },
)

async function stir(ids: ListingId[], round: number): Promise<void> {
  const { db } = app.platform
  const some = (rest: number) => ids.filter((_, at) => (at + round) % 3 === rest)
  await sql`delete from search_rows where listing_id = any(${some(0)}::bigint[])`.execute(db)
  await refreshed(some(1))
  await sql`
    update search_rows set price_cents = price_cents + 150, bid_count = bid_count + 1,
                           published_at = published_at - interval '7 minutes', closes_at = closes_at + interval '2 hours',
                           open_home_at = open_home_at + interval '2 days'
     where listing_id = any(${some(2)}::bigint[])`.execute(db)
}
