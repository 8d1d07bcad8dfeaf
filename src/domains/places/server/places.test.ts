import { afterAll, beforeAll, expect, test } from 'vitest'
import { listCountries, listPlaces, listRegions } from '#domains/places/common/places.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { seedPlaces } from './places.service.ts'
import { getPlaceSlug } from './place-name.rules.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

test('regions run from north to south', async () => {
  const { items } = await app.as(null).call(listRegions, {})
  expect(items).toHaveLength(17)
  expect([items[0]!.name, items[15]!.name, items[16]!.name]).toEqual([
    'Northland',
    'Southland',
    'Chatham Islands',
  ])
})

test('every suburb is in a district of a region, with its macrons', async () => {
  const { items } = await app.as(null).call(listPlaces, {})
  const suburbs = items.flatMap((region) => region.districts.flatMap((district) => district.suburbs))
  expect(suburbs.length).toBeGreaterThanOrEqual(900)
  expect(new Set(suburbs.map(({ slug }) => slug)).size).toBe(suburbs.length)
  const kapiti = items
    .find(({ slug }) => slug === 'wellington')!
    .districts.find(({ name }) => name === 'Kāpiti Coast')!
  expect(kapiti.suburbs).toContainEqual(expect.objectContaining({ slug: 'otaki', name: 'Ōtaki' }))
})

test('countries are listed by code, New Zealand first and the others by name', async () => {
  const { items } = await app.as(null).call(listCountries, {})
  expect(items).toHaveLength(249)
  expect(new Set(items.map(({ code }) => code)).size).toBe(249)
  expect(items[0]).toEqual({ code: 'NZ', name: 'New Zealand' })
  const names = items.slice(1).map(({ name }) => name)
  expect(names).toEqual(names.toSorted(new Intl.Collator('en-NZ').compare))
  const known = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  expect(items.filter(({ code }) => known.of(code) === undefined)).toEqual([])
  expect(items).toEqual(
    expect.arrayContaining([
      { code: 'CI', name: "Côte d'Ivoire" },
      { code: 'CK', name: 'Cook Islands' },
      { code: 'TR', name: 'Türkiye' },
      { code: 'US', name: 'United States of America' },
    ]),
  )
})

test('seeding again changes nothing', async () => {
  const { db } = app.platform
  const all = () => db.selectFrom('suburbs').selectAll().orderBy('slug').execute()
  const before = await all()
  await seedPlaces(db)
  expect(await all()).toEqual(before)
})

test.each([
  ['Paekākāriki', 'paekakariki'],
  ["Hawke's Bay", 'hawkes-bay'],
  ['St Johns / Meadowbank', 'st-johns-meadowbank'],
])('%s becomes %s in an address', (name, slug) => {
  expect(getPlaceSlug(name)).toBe(slug)
})
