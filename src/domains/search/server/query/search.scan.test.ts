import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listChoices as listDeliveries } from '#domains/delivery/common/delivery-price.ts'
import { getRegionIsland } from '#domains/delivery/common/rural.ts'
import { type SearchField, searchFields } from '#domains/search/common/fields/search-fields.ts'
import { offerSwitchNames } from '#domains/search/common/fields/offer-switches.ts'
import type { SearchQuery } from '#domains/search/common/search.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { transact } from '#platform/server/database/db.ts'
import { aMember } from '#test/harness/market/people.ts'
import { insertThings, type Place, selectScanPlaces, type Thing, today } from '#test/harness/search/things.ts'
import { aFieldSearch, scanSorts } from '#test/harness/search/queries.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { refreshSearchRow } from '../index/search-row.service.ts'
import { findPage } from './search.pages.service.ts'
import { parseSearch } from './search.request.service.ts'
import type { PageStart } from './search.rules.ts'

let app: TestApp
let things: Thing[]
let places: Place[]

beforeAll(async () => {
  app = await createTestApp()
  const { db } = app.platform
  const seller = await aMember(app)
  places = await selectScanPlaces(db)
  things = await insertThings(db, { count: 260, sellerId: seller.id, places })
  await transact(db, async (tx) => {
    for (const { id } of things) await refreshSearchRow(tx, id)
  })
  await sql`analyze search_rows`.execute(db)
})
afterAll(() => app[Symbol.asyncDispose]())

type Values = Record<string, unknown>

const fold = (text: unknown) => String(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function addMonths(months: number): string {
  const [year, month, day] = today.split('-').map(Number) as [number, number, number]
  const later = month - 1 + months
  const pad = (number: number) => String(number).padStart(2, '0')
  return `${year + Math.floor(later / 12)}-${pad((later % 12) + 1)}-${pad(day)}`
}

function fitsField({ details }: Thing, field: SearchField, query: Values): boolean {
  const value = details[field.field]
  const { name, kind } = field
  if (kind === 'several') {
    const wanted = query[name] as unknown[] | undefined
    return !wanted || wanted.some((one) => value !== undefined && fold(one) === fold(value))
  }
  if (kind === 'yes') return query[name] === undefined || value === true
  if (kind === 'by_day')
    return (
      query[`${name}_by`] === undefined || (typeof value === 'string' && value <= String(query[`${name}_by`]))
    )
  if (kind === 'months_ahead')
    return (
      query[`${name}_min`] === undefined ||
      (typeof value === 'string' && value >= addMonths(Number(query[`${name}_min`])))
    )
  const [min, max] = [query[`${name}_min`], query[`${name}_max`]]
  if (min === undefined && max === undefined) return true
  return typeof value === 'number' && value >= Number(min ?? 0) && value <= Number(max ?? Infinity)
}

const isAuction = ({ kind }: Thing) => kind === 'auction'
const isSent = ({ pickup, delivery_options: options }: Thing) => pickup !== 'must' && options.length > 0
const offers: Record<(typeof offerSwitchNames)[number], (thing: Thing) => boolean> = {
  no_reserve: (thing) => isAuction(thing) && thing.reserve_price_cents === null,
  reserve_met: (thing) =>
    isAuction(thing) &&
    thing.reserve_price_cents !== null &&
    thing.bid_count > 0 &&
    thing.price_cents >= thing.reserve_price_cents,
  buy_now_too: (thing) => isAuction(thing) && thing.buy_now_price_cents !== null,
  can_be_sent: isSent,
  free_delivery: (thing) =>
    isSent(thing) &&
    thing.delivery_options.some(
      (one) =>
        one.kind !== 'as_agreed' && [one.north_cents, one.south_cents, one.own_region_cents].includes(0),
    ),
}

function computeTotal(thing: Thing, { to, to_rural: toRural }: SearchQuery): number {
  const place = places.find(({ suburb }) => suburb === to)!
  const destination = { ...place, island: getRegionIsland(place.region), is_rural: toRural === 'yes' }
  const delivered = listDeliveries(thing, thing, destination, 1).find(({ method }) => method === 'option')
  return delivered?.price
    ? thing.price_cents + delivered.price.delivery_cents + delivered.price.rural_cents
    : 1e12 + thing.price_cents
}

function scan(query: SearchQuery): ListingId[] {
  const values: Values = { ...query }
  const found = things.filter(
    (thing) =>
      thing.type === query.type &&
      (query.region?.includes(thing.region) ?? true) &&
      offerSwitchNames.every((name) => query[name] === undefined || offers[name](thing)) &&
      searchFields.every((field) => field.type !== thing.type || fitsField(thing, field, values)),
  )
  const reduction = ({ price_cents: price, earlier_price_cents: earlier }: Thing) =>
    earlier !== null && earlier > price ? Math.max(1, Math.round(((earlier - price) / earlier) * 10_000)) : 0
  const number = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise)
  const keys: Record<(typeof scanSorts)[number], (thing: Thing) => number> = {
    newest: ({ id }) => 0 - id,
    longest_listed: ({ id }) => id,
    price_low: (thing) => thing.price_cents,
    biggest_reduction: (thing) => -reduction(thing),
    odometer: ({ details }) => number(details.odometer_km, Infinity),
    year: ({ details }) => -number(details.year, 0),
    total: (thing) => computeTotal(thing, query),
  }
  const key = keys[query.sort as (typeof scanSorts)[number]]
  const falls = query.sort === 'biggest_reduction' || query.sort === 'year' || query.sort === 'newest'
  return found
    .toSorted((a, b) => {
      const [one, other] = [key(a), key(b)]
      return one === other ? (falls ? b.id - a.id : a.id - b.id) : one - other
    })
    .map(({ id }) => id)
}

const ways = [
  { maxSorted: 1_000_000, maxRanked: 0, rowBudget: 0 },
  { maxSorted: 0, maxRanked: 0, rowBudget: 1_000 },
  { maxSorted: 0, maxRanked: 0, rowBudget: 60 },
]

async function readPages(query: SearchQuery, limits: (typeof ways)[number]): Promise<ListingId[]> {
  const request = await parseSearch(app.platform, query)
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
  } while (start)
  return ids
}

const sameOrder = new Set(['newest', 'longest_listed'])

test('2,000 random searches of every field find what a plain scan finds, in its order', async () => {
  const used = new Set<string>()
  let hits = 0
  for (let n = 0; n < 2_000; n += 1) {
    const query = aFieldSearch(places)
    const found = await readPages(query, ways[n % ways.length]!)
    const expected = scan(query)
    // The listings were published at almost the same instant.
    const inOrder = (ids: ListingId[]) => (sameOrder.has(query.sort!) ? ids.toSorted((a, b) => a - b) : ids)
    expect([query, inOrder(found)]).toEqual([query, inOrder(expected)])
    hits += found.length
    if (found.length > 0) for (const name of Object.keys(query)) used.add(name)
  }
  expect(hits).toBeGreaterThan(10_000)
  const parameters = searchFields.flatMap(({ kind, name }) =>
    kind === 'range' ? [`${name}_min`, `${name}_max`] : kind === 'by_day' ? [`${name}_by`] : [],
  )
  expect(parameters.filter((name) => !used.has(name))).toEqual([])
}, 120_000)

const moving = ['odometer', 'year', 'biggest_reduction', 'total'] as const

test.each(moving)('pages by %s have what stays exactly once and in order while values move', async (sort) => {
  const { db } = app.platform
  for (const limits of ways) {
    const query: SearchQuery = {
      type: 'vehicle',
      sort,
      limit: 12,
      ...(sort === 'total' && { to: places[0]!.suburb }),
    }
    const request = await parseSearch(app.platform, query)
    const all = scan(query)
    const moved = all.filter((_, at) => at % 4 === 1)
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
      await sql`
        update search_rows set odometer_km = (listing_id * 7919 + ${ids.length}) % 13,
               year = 2000 + (listing_id * 31 + ${ids.length}) % 20, price_cents = 500 * (1 + listing_id % 40),
               reduction_bp = nullif((listing_id * 17 + ${ids.length}) % 9000, 0)
         where listing_id = any(${moved}::bigint[])`.execute(db)
    } while (start)
    await transact(db, async (tx) => {
      for (const id of moved) await refreshSearchRow(tx, id)
    })
    const still = (some: ListingId[]) => some.filter((id) => !moved.includes(id))
    expect(still(ids)).toEqual(still(all))
  }
})
