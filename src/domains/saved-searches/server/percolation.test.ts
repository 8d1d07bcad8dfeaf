import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFilter } from '#domains/catalogue/common/catalogue.ts'
import { type SavedQuery, saveSearch } from '#domains/saved-searches/common/saved-searches.ts'
import { searchListings } from '#domains/search/common/search.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { categoryAdmin } from '#test/harness/market/category-admin.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { buildFieldTokens } from '#domains/search/server/fields/field-tokens.rules.ts'
import { choiceTokens } from '#domains/search/server/query/search.rules.ts'
import { findFitting } from './matching.service.ts'

let app: TestApp
let seller: Person
let categories: number[]
const listingIds: ListingId[] = []
const searches = 200
const listings = 24

beforeAll(async () => {
  app = await createTestApp()
  seller = await aMember(app)
  const admin = await aMember(app, { type: 'admin' })
  const office = categoryAdmin(app, admin)
  const top = await office.top('Kites')
  const below = await office.under(top, 'Stunt kites')
  categories = [top.id, below.id]
  const filter = { category_ids: [top.id], name: 'Sail' }
  await app
    .as(admin)
    .call(createFilter, { ...filter, key: 'sail', kind: 'select', options: ['Red', "O'Blue"] })
  await app.as(admin).call(createFilter, { ...filter, key: 'span', kind: 'number_range', unit: 'cm' })
  for (let n = 0; n < listings; n += 6) {
    const auctions = await Promise.all(Array.from({ length: 6 }, () => aLiveAuction(app, { seller })))
    listingIds.push(...auctions.map(({ id }) => id))
  }
  await app.settle()
}, 60_000)
afterAll(() => app[Symbol.asyncDispose]())

const words = [
  'guitar',
  'guitars',
  'happy',
  'happiness',
  'dying',
  'dies',
  'the',
  'wi-fi',
  'kākā',
  'kite',
  'bow',
]
const places: [string, string, string][] = [
  ['wellington', 'wellington-city', 'te-aro'],
  ['wellington', 'lower-hutt', 'petone'],
]
const types = ['general', 'vehicle', 'property'] as const
const oneOf = <T>(...values: readonly T[]) => fc.constantFrom(...values)
/** Uses few parts at a time, or nothing would ever be found. */
const maybe = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })
const number = fc.integer({ min: 1, max: 12 })
const latitude = fc.integer({ min: -4190, max: -4110 }).map((n) => n / 100)
const longitude = fc.integer({ min: 17440, max: 17520 }).map((n) => n / 100)
const text = fc.array(oneOf(...words), { minLength: 1, maxLength: 3 }).map((all) => all.join(' '))
const beginning = fc.tuple(text, fc.integer({ min: 2, max: 20 })).map(([all, length]) => all.slice(0, length))

/** A row has parts of every type of listing, so that every part of a search meets every other. */
const aRow = fc.record({
  type: oneOf(...types),
  depth: oneOf(1, 2),
  place: oneOf(...places),
  condition: oneOf('new', 'used', null),
  sale_method: oneOf('auction', 'fixed_price', 'enquire'),
  text,
  price_cents: number,
  floor_area_m2: fc.option(number),
  year: fc.option(number.map((n) => 2000 + n)),
  odometer_km: fc.option(number),
  span: fc.option(number),
  sail: fc.option(oneOf('Red', "O'Blue")),
  latitude,
  longitude,
  make: oneOf('Toyota', 'MAZDA', null),
  bedrooms: fc.option(oneOf(1, 2, 3)),
})
type Row = typeof aRow extends fc.Arbitrary<infer T> ? T : never

async function writeRow(listingId: number, row: Row) {
  const [region, district, suburb] = row.place
  const tokens = [
    ...choiceTokens({
      ...row,
      category_path: categories.slice(0, row.depth),
      region,
      district,
      suburb,
      seller_id: seller.id,
      seller_kind: 'private',
      point: { latitude: row.latitude, longitude: row.longitude },
      offers: [],
      property: { agent_ids: [], open_homes: [] },
    }),
    ...buildFieldTokens({
      vehicle: { subtype: 'car', make: row.make, fuel_type: 'petrol' },
      property: { purpose: 'sale', property_type: 'house', bedrooms: row.bedrooms, bathrooms: 1 },
    }).tokens,
    ...(row.span === null ? [] : ['=a:span']),
    ...(row.sail === null ? [] : [`=a:sail:${row.sail}`]),
  ]
  const folded = row.text.replaceAll('ā', 'a')
  await sql`
    update search_rows
       set tokens = array_to_tsvector(${tokens}::text[]) || to_tsvector('simple', ${folded}),
           price_cents = ${row.price_cents}, floor_area_m2 = ${row.floor_area_m2}, year = ${row.year},
           odometer_km = ${row.odometer_km}, numbers = ${JSON.stringify(row.span === null ? {} : { span: row.span })}::jsonb,
           latitude = ${row.latitude}, longitude = ${row.longitude}
     where listing_id = ${listingId}`.execute(app.platform.db)
}

const range = (name: string, base = 0) =>
  fc
    .tuple(maybe(number), maybe(number))
    .map(([a, b]) => (a !== undefined && b !== undefined && a > b ? [b, a] : [a, b]))
    .map(([min, max]) => ({
      ...(min !== undefined && { [`${name}_min`]: base + min }),
      ...(max !== undefined && { [`${name}_max`]: base + max }),
    }))

const aQuery = fc
  .tuple(
    fc.record({
      q: maybe(fc.oneof(text, beginning)),
      type: maybe(oneOf(...types)),
      category: maybe(oneOf(0, 1)),
      place: maybe(fc.tuple(oneOf(0, 1, 2), fc.subarray(places, { minLength: 1 }))),
      condition: maybe(fc.subarray(['new', 'used'], { minLength: 1 })),
      sale_method: maybe(fc.subarray(['auction', 'fixed_price', 'enquire'], { minLength: 1 })),
      seller_kind: maybe(oneOf('private', 'in_trade')),
      is_sellers: maybe(fc.boolean()),
      make: maybe(oneOf(['toyota'], ['Mazda', 'Ford'], ['Ford'])),
      bedrooms_min: maybe(oneOf(1, 2, 4)),
      odometer_max: maybe(number),
      near: maybe(fc.tuple(latitude, longitude, oneOf(1, 15, 60)).map((parts) => parts.join(','))),
      sail: maybe(fc.subarray(['Red', "O'Blue"], { minLength: 1 })),
      span_min: maybe(number),
    }),
    maybe(range('price')),
    maybe(range('floor_area')),
    maybe(range('year', 2000)),
  )
  .map(([parts, ...ranges]) => {
    const { category, place, is_sellers, sail, span_min, ...plain } = parts
    const attr = {
      ...(sail && { sail }),
      ...(span_min !== undefined && { span_min: [String(span_min)] }),
    }
    const query = {
      ...plain,
      ...(category !== undefined && { category: categories[category]! }),
      ...(place && {
        [['region', 'district', 'suburb'][place[0]]!]: [...new Set(place[1].map((one) => one[place[0]]!))],
      }),
      ...(is_sellers && { seller: seller.id }),
      ...(Object.keys(attr).length > 0 && { attr }),
      ...Object.assign({}, ...ranges),
    }
    return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as SavedQuery
  })
  .filter((query) => Object.keys(query).length > 0)

test(`${searches} random searches match ${listings} random listings exactly as the search does`, async () => {
  const seed = 20_261_122
  for (const [n, row] of fc.sample(aRow, { seed, numRuns: listings }).entries())
    await writeRow(listingIds[n]!, row)
  await sql`analyze search_rows`.execute(app.platform.db)

  const found = new Map<number, Set<number>>()
  const queries = new Map<number, SavedQuery>()
  let owner = await aMember(app)
  for (const [n, query] of fc.sample(aQuery, { seed, numRuns: searches }).entries()) {
    if (n % 100 === 0) owner = await aMember(app)
    const saved = await app.as(owner).call(saveSearch, { name: `Search ${n}`, query, alerts: 'none' })
    const { items, total, key } = await app.as(null).call(searchListings, { ...query, limit: 100 })
    if (key) {
      expect([query, saved.key, key]).toEqual([query, 'validation_failed', 'validation_failed'])
      continue
    }
    expect(saved, JSON.stringify(query)).toMatchObject({ id: expect.any(Number) })
    expect(items).toHaveLength(total)
    queries.set(saved.id, query)
    found.set(saved.id, new Set(items.map(({ id }) => id)))
  }
  for (const listingId of listingIds) {
    const fitting = new Set((await findFitting(app.platform.db, listingId)).map(({ id }) => id))
    for (const [id, ids] of found)
      expect([id, queries.get(id), fitting.has(id)]).toEqual([id, queries.get(id), ids.has(listingId)])
  }
  const hits = [...found.values()].map(({ size }) => size)
  expect(hits.filter((size) => size === 0).length).toBeLessThan(searches * 0.7)
  expect(hits.filter((size) => size > 0 && size < listings).length).toBeGreaterThan(searches / 5)
}, 120_000)
