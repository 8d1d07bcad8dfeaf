import { afterAll, beforeAll, expect, test } from 'vitest'
import { getListing } from '#domains/listings/common/listings.ts'
import { createListing, getOwnListing } from '#domains/selling/common/own-listings.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { getListingHistory, relistListing } from '#domains/selling/common/selling.ts'
import { aBidOn, edit } from '#test/harness/market/listing-life.ts'
import { aCategory } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const words = { title: 'Something to have', description: 'As good as it looks.', suburb: 'petone' }

async function publish(seller: Person, draft: Parameters<typeof createOne>[1]) {
  const { id } = await createOne(seller, draft)
  const published = await app.as(seller).call(setListingStatus, { id, status: 'active' })
  if (published.status !== 'active') throw new Error(`It was not published: ${JSON.stringify(published)}`)
  return id
}

const createOne = (seller: Person, draft: object & { type: 'vehicle' | 'property' }) =>
  app.as(seller).call(createListing, { ...words, ...draft })

const car = async () => ({
  type: 'vehicle' as const,
  category_id: await aCategory(app, 'vehicle'),
  condition: 'used',
  start_price_cents: 100_000,
  duration_minutes: 1440,
  vehicle: {
    subtype: 'car',
    plate: 'ABC123',
    make: 'Toyota',
    model: 'Aqua',
    year: 2016,
    odometer_km: 84_250,
    fuel_type: 'hybrid',
    transmission: 'cvt',
    features: ['Tow bar'],
  },
})

const house = async () => ({
  type: 'property' as const,
  category_id: await aCategory(app, 'property'),
  property: {
    purpose: 'sale',
    property_type: 'house',
    price_method: 'asking_price',
    price_cents: 85_000_000,
    search_price_cents: 84_000_000,
    bedrooms: 3,
    amenities: ['Deck'],
    open_homes: [{ starts_at: '2099-11-28T01:00:00.000Z', ends_at: '2099-11-28T01:30:00.000Z' }],
  },
})

test('only the odometer of a vehicle with bids can change, and only upward', async () => {
  const seller = await aMember(app)
  const id = await publish(seller, await car())
  expect((await edit(app, seller, id, { vehicle: { exterior_colour: 'Red' } })).vehicle).toMatchObject({
    exterior_colour: 'Red',
  })
  await aBidOn(app, id, 200_000)
  const refused = await edit(app, seller, id, { vehicle: { odometer_km: 60_000, year: 2018 } })
  expect(Object.keys(refused.errors!).toSorted()).toEqual(['vehicle.odometer_km', 'vehicle.year'])
  await edit(app, seller, id, { vehicle: { odometer_km: 86_000 } })
  expect(await app.as(null).call(getListing, { id })).toMatchObject({
    vehicle: { odometer_km: 86_000, exterior_colour: 'Red', year: 2016 },
  })
  const { edits } = await app.as(null).call(getListingHistory, { id })
  expect(edits.flatMap(({ lines }) => lines)).toEqual([
    'Corrected the odometer from 84,250 km to 86,000 km',
    'Changed the exterior colour',
  ])
})

test('a vehicle’s kind can’t change, with or without bids', async () => {
  const seller = await aMember(app)
  const id = await publish(seller, await car())
  expect(await edit(app, seller, id, { vehicle: { subtype: 'truck' } })).toMatchObject({
    errors: { 'vehicle.subtype': expect.any(String) },
  })
})

test('a property’s price changes publicly, and its secret one invisibly', async () => {
  const seller = await aMember(app)
  const id = await publish(seller, await house())
  await edit(app, seller, id, { property: { price_cents: 79_900_000, search_price_cents: 79_000_000 } })
  expect(await app.as(null).call(getListing, { id })).toMatchObject({ price_cents: 79_900_000 })
  const history = await app.as(null).call(getListingHistory, { id })
  expect(history.edits[0]!.lines).toEqual(['Changed the price from NZ$\u00a0850,000 to NZ$\u00a0799,000'])
  expect(JSON.stringify(history)).not.toMatch(/790,000|840,000/)
})

test('a relisted vehicle or property keeps all its details', async () => {
  const seller = await aMember(app)
  for (const draft of [await car(), await house()]) {
    const id = await publish(seller, draft)
    await app.as(seller).call(setListingStatus, { id, status: 'withdrawn' })
    const again = await app.as(seller).call(relistListing, { id })
    const [was, is] = [
      await app.as(seller).call(getOwnListing, { id }),
      await app.as(seller).call(getOwnListing, { id: again.id }),
    ]
    expect(is.vehicle).toEqual(was.vehicle)
    expect(is.property).toEqual(was.property && { ...was.property, open_homes: [] })
    expect(await app.as(seller).call(setListingStatus, { id: again.id, status: 'active' })).toMatchObject({
      status: 'active',
    })
  }
})
