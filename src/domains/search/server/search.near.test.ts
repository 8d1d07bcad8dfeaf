import { afterAll, beforeAll, expect, test } from 'vitest'
import { distanceKm, type Point } from '#domains/places/common/near.ts'
import { searchListings } from '#domains/search/common/search.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let seller: Person
const petone = { latitude: -41.2263, longitude: 174.8721 }
const nearPetone = '-41.2263,174.8721'

/** Created farthest first, so that only the order by distance gives this one. */
const made: [title: string, suburb: string, place: Partial<Point>][] = [
  ['Chathams', 'waitangi-chatham-islands-district', {}],
  ['Auckland', 'ponsonby', {}],
  ['Ōtaki', 'otaki', {}],
  ['Wellington', 'te-aro', {}],
  ['Seaview', 'seaview', { latitude: -41.2416, longitude: 174.9012 }],
  ['Jackson Street', 'petone', { latitude: -41.2259, longitude: 174.8739 }],
]

beforeAll(async () => {
  app = await createTestApp()
  seller = await aMember(app)
  for (const [title, suburb, place] of made) await aLiveAuction(app, { seller, title, suburb, ...place })
  await app.settle()
})
afterAll(() => app[Symbol.asyncDispose]())

const search = (query: object) => app.as(null).call(searchListings, query)
const titles = async (query: object) => (await search(query)).items.map((card) => card.title)

test.each([
  [0.5, ['Jackson Street']],
  [5, ['Jackson Street', 'Seaview']],
  [15, ['Jackson Street', 'Seaview', 'Wellington']],
  [70, ['Jackson Street', 'Seaview', 'Wellington', 'Ōtaki']],
  [200, ['Jackson Street', 'Seaview', 'Wellington', 'Ōtaki']],
])('hits within %s km come nearest first', async (radiusKm, found) => {
  expect(await titles({ near: `${nearPetone},${radiusKm}` })).toEqual(found)
  const { total } = await search({ near: `${nearPetone},${radiusKm}` })
  expect(total).toBe(found.length)
})

test('a distance combines with words, choices and other orders', async () => {
  const near = `${nearPetone},70`
  expect(await titles({ near, q: 'seaview' })).toEqual(['Seaview'])
  expect(await titles({ near, region: 'wellington', district: 'kapiti-coast' })).toEqual(['Ōtaki'])
  expect(await titles({ near, sort: 'newest' })).toEqual(['Jackson Street', 'Seaview', 'Wellington', 'Ōtaki'])
  expect((await titles({ near, q: 'seaview', sort: 'nearest' })).at(0)).toBe('Seaview')
})

test('distances are right beyond the date line', async () => {
  expect(await titles({ near: '-43.95,-176.56,50' })).toEqual(['Chathams'])
})

test('pages by distance have everything once and in order, also with equal distances', async () => {
  for (let n = 0; n < 4; n += 1) await aLiveAuction(app, { seller, title: `Tie ${n}`, suburb: 'te-aro' })
  await app.settle()
  const found: { title: string; point: Point | null }[] = []
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof search>> = await search({
      near: `${nearPetone},70`,
      limit: 2,
      ...(cursor ? { cursor } : {}),
    })
    expect(page.key).toBeUndefined()
    found.push(...page.items)
    cursor = page.next_cursor
  } while (cursor)
  expect(new Set(found.map(({ title }) => title)).size).toBe(8)
  expect(found).toHaveLength(8)
  const distances = found.map(({ point }) => distanceKm(petone, point!))
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
})

test('a search uses only the rounded point, so repeated circles reveal no more', async () => {
  const { db } = app.platform
  const row = await db
    .selectFrom('search_rows as r')
    .innerJoin('listings as l', 'l.id', 'r.listing_id')
    .select(['r.latitude', 'r.longitude', 'l.latitude as exact_latitude', 'l.longitude as exact_longitude'])
    .where('l.title', '=', 'Jackson Street')
    .executeTakeFirstOrThrow()
  expect(row.exact_latitude).toBe(-41.2259)
  expect(row.latitude).not.toBe(row.exact_latitude)
  const [card] = (await search({ q: 'jackson' })).items
  expect(card!.point).toEqual({ latitude: row.latitude, longitude: row.longitude, radius_m: 500 })
  const [bySuburb] = (await search({ q: 'chathams' })).items
  expect(bySuburb!.point?.radius_m).toBe(1500)
})

test.each([
  [{ near: 'petone' }, 'near'],
  [{ near: '-41,174' }, 'near'],
  [{ near: '-41,174,0' }, 'near'],
  [{ near: '-41,174,500' }, 'near'],
  [{ near: `-41,174,5' or 1=1` }, 'near'],
  [{ sort: 'nearest' }, 'sort'],
])('%j is refused at its field', async (query, field) => {
  expect(await search(query)).toMatchObject({
    key: 'validation_failed',
    errors: { [field]: expect.any(String) },
  })
})

test('a cursor of another place is refused', async () => {
  const { next_cursor } = await search({ near: `${nearPetone},70`, limit: 1 })
  expect(await search({ near: `${nearPetone},69`, limit: 1, cursor: next_cursor })).toMatchObject({
    errors: { cursor: expect.any(String) },
  })
})
