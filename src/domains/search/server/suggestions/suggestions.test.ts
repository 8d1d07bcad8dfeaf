import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateCategory, listCategories } from '#domains/catalogue/common/catalogue.ts'
import { createListing } from '#domains/selling/common/own-listings.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { searchListings, listListingCards, suggestSearches } from '#domains/search/common/search.ts'
import { aLiveAuction, aCategory } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { renewSuggestions } from './suggestions.service.ts'

let app: TestApp
let seller: Person
let bicycle: number
beforeAll(async () => {
  app = await createTestApp()
  seller = await aMember(app)
  bicycle = (await aLiveAuction(app, { seller, suburb: 'petone' })).id
  await aVehicle('Toyota', 'Corolla')
  await aVehicle('TOYOTA', 'corolla')
  await aVehicle('Toyota', 'Corolla')
  await aVehicle('Toyota', 'Hilux')
  await aVehicle('Tohatsu', 'M9.8')
  await app.settle()
  await renewSuggestions(app.platform.db)
})
afterAll(() => app[Symbol.asyncDispose]())

async function aVehicle(make: string, model: string): Promise<number> {
  const { id } = await app.as(seller).call(createListing, {
    type: 'vehicle',
    title: `${make} ${model}`,
    category_id: await aCategory(app, 'vehicle'),
    condition: 'used',
    description: 'Goes.',
    start_price_cents: 100,
    duration_minutes: 60,
    suburb: 'otaki',
    vehicle: { subtype: 'parts', make, model },
  })
  const answer = await app.as(seller).call(setListingStatus, { id, status: 'active' })
  if (answer.status !== 'active') throw new Error(JSON.stringify(answer))
  return id
}

const suggestions = async (q: string) => (await app.as(null).call(suggestSearches, { q })).items

test.each([
  ['toyota', 'make: Toyota'],
  ['TOYO', 'make: Toyota'],
  ['corol', 'model: Toyota Corolla'],
  ['toyota cor', 'model: Toyota Corolla'],
  ['corolla toyota', 'model: Toyota Corolla'],
  ['hilux', 'model: Toyota Hilux'],
  // Categories: exact names come before prefixes, parts of a name, and names with their parent.
  ['cars', 'category: Cars'],
  ['scooters', 'category: Scooters'],
  ['prams', 'category: Prams & strollers'],
  ['toi maori', 'category: Toi Māori'],
  ['cars utes', 'category: Utes'],
  ['road bikes', 'category: Road bikes'],
  ['petone', 'place: Petone'],
  ['ōtaki', 'place: Ōtaki'],
  ['OTAKI', 'place: Ōtaki'],
  ['kapiti', 'place: Kāpiti Coast'],
  ['northland', 'place: Northland'],
  ['toyta', 'make: Toyota'],
  ['corola', 'model: Toyota Corolla'],
  ['peotne', 'place: Petone'],
  ['strolers', 'category: Prams & strollers'],
])('the first suggestion for "%s" is %s', async (q, first) => {
  const [found] = await suggestions(q)
  expect(found && `${found.kind}: ${found.words}`).toBe(first)
})

test('a text without matches gets no suggestions, and must have letters', async () => {
  expect(await suggestions('qwertyuiop')).toEqual([])
  expect(await suggestions('–')).toEqual([])
  const { errors } = await app.as(null).call(suggestSearches, { q: ' ' })
  expect(errors).toEqual({ q: 'Enter the search' })
})

test('a suggestion’s search finds as many as its count', async () => {
  for (const q of ['toyota', 'corolla', 'petone', 'otaki', 'wellington']) {
    const [found] = await suggestions(q)
    const { total } = await app.as(null).call(searchListings, found!.search)
    expect([q, found!.listing_count, total]).toEqual([q, total, total])
    expect(total).toBeGreaterThan(0)
  }
})

test('suggestions with the same name differ by their place or parent', async () => {
  const within = async (q: string) => (await suggestions(q)).map((found) => found.within)
  expect(await within('scooters')).toContain('Motorbikes & scooters')
  expect(await within('kiwiana')).toEqual(['Antiques & collectables'])
  const [petone] = await suggestions('petone')
  expect(petone).toMatchObject({
    within: 'Lower Hutt, Wellington',
    search: { region: ['wellington'], district: ['lower-hutt'], suburb: ['petone'] },
    listing_count: 1,
  })
})

test('a make no longer sold disappears, and a hidden category isn’t suggested', async () => {
  const id = await aVehicle('Trabant', '601')
  await app.settle()
  await renewSuggestions(app.platform.db)
  expect((await suggestions('trabant')).map(({ words }) => words)).toEqual(['Trabant', 'Trabant 601'])
  await app.as(seller).call(setListingStatus, { id, status: 'withdrawn' })
  const { items } = await app.as(null).call(listCategories, { all: 'yes' })
  const admin = await aMember(app, { type: 'admin' })
  const utes = items.find(({ name }) => name === 'Utes')!
  await app.as(admin).call(updateCategory, { id: utes.id, status: 'hidden' })
  await app.settle()
  await renewSuggestions(app.platform.db)
  expect(await suggestions('trabant')).toEqual([])
  expect(await suggestions('utes')).toEqual([])
})

test('cards come in the order of their numbers, once, and only live ones', async () => {
  const other = (await aLiveAuction(app, { seller, title: 'Second bicycle' })).id
  const gone = (await aLiveAuction(app, { seller, title: 'Gone bicycle' })).id
  await app.as(seller).call(setListingStatus, { id: gone, status: 'withdrawn' })
  const ids = [other, gone, bicycle, other, 999_999_999].join(',')
  const { items } = await app.as(null).call(listListingCards, { ids })
  expect(items.map(({ id }) => id)).toEqual([other, bicycle])
  for (const wrong of ['', 'a', '1,,2', Array(25).fill('1').join(',')]) {
    expect((await app.as(null).call(listListingCards, { ids: wrong })).key).toBe('validation_failed')
  }
})
