import { afterAll, beforeAll, expect, test } from 'vitest'
import { getListing } from '#domains/listings/common/listings.ts'
import { createListing, getOwnListing, updateListing } from '#domains/selling/common/own-listings.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { searchListings } from '#domains/search/common/search.ts'
import { aCategory } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const words = { title: 'Something to have', description: 'As good as it looks.', suburb: 'petone' }

test('a vehicle is drafted, checked and shown with the fields of its kind', async () => {
  const seller = await aMember(app)
  const draft = await app.as(seller).call(createListing, {
    type: 'vehicle',
    ...words,
    condition: 'used',
    category_id: await aCategory(app, 'vehicle'),
    start_price_cents: 100_000,
    duration_minutes: 60,
    vehicle: { subtype: 'car', plate: 'ABC123', make: 'Toyota', model: 'Aqua', features: ['Tow bar'] },
  })
  expect(draft.vehicle).toMatchObject({ make: 'Toyota', year: null, features: ['Tow bar'] })
  expect(draft.property).toBeNull()

  const early = await app.as(seller).call(setListingStatus, { id: draft.id, status: 'active' })
  expect(Object.keys(early.errors!)).toEqual([
    'vehicle.year',
    'vehicle.fuel_type',
    'vehicle.transmission',
    'vehicle.odometer_km',
  ])
  await app.as(seller).call(updateListing, {
    id: draft.id,
    version: draft.version,
    vehicle: {
      year: 2016,
      odometer_km: 84_250,
      fuel_type: 'hybrid',
      transmission: 'cvt',
      wof_expires: '2027-03-01',
      length_m: 4.5,
    },
  })
  expect(await app.as(seller).call(setListingStatus, { id: draft.id, status: 'active' })).toMatchObject({
    status: 'active',
  })
  const shown = await app.as(null).call(getListing, { id: draft.id })
  expect(shown.vehicle).toMatchObject({ plate: 'ABC123', wof_expires: '2027-03-01', length_m: null })
  expect(shown.vehicle_brief).toMatchObject({ year: 2016, odometer_km: 84_250 })
  expect(shown.seller_name).toBe(shown.seller.trading_name ?? shown.seller.display_name)
  expect(shown).toMatchObject({ property_brief: null, delivery_brief: null })
})

test('a property is found by its secret price, which nobody can read', async () => {
  const seller = await aMember(app)
  const { id } = await app.as(seller).call(createListing, {
    type: 'property',
    ...words,
    category_id: await aCategory(app, 'property'),
    address: '12 Jackson Street',
    property: {
      purpose: 'sale',
      property_type: 'house',
      price_method: 'deadline_sale',
      price_method_date: '2099-12-05T01:00:00.000Z',
      search_price_cents: 85_000_000,
      weekly_rent_cents: 50_000,
      bedrooms: 3,
      open_homes: [{ starts_at: '2099-11-28T01:00:00.000Z', ends_at: '2099-11-28T01:30:00.000Z' }],
    },
  })
  expect(await app.as(seller).call(setListingStatus, { id, status: 'active' })).toMatchObject({
    status: 'active',
    closes_at: null,
  })
  await app.settle()
  const shown = await app.as(null).call(getListing, { id })
  expect(shown).toMatchObject({ sale_method: 'enquire', price_cents: 0, address: null })
  expect(shown.property).toMatchObject({ bedrooms: 3, weekly_rent_cents: null })
  expect(shown.property_brief?.next_open_home).toEqual({
    starts_at: '2099-11-28T01:00:00.000Z',
    ends_at: '2099-11-28T01:30:00.000Z',
  })
  expect(JSON.stringify(shown)).not.toMatch(/85000000|Jackson/)
  const found = (priceMin: number) =>
    app.as(null).call(searchListings, { type: 'property', price_min: priceMin, price_max: 90_000_000 })
  expect((await found(84_000_000)).items.map((item) => item.id)).toEqual([id])
  expect((await found(86_000_000)).items).toEqual([])
  expect((await app.as(seller).call(getOwnListing, { id })).property?.search_price_cents).toBe(85_000_000)
})

test('a rental states its rent, keeps its bond within the law and takes no bids', async () => {
  const seller = await aMember(app)
  const draft = await app.as(seller).call(createListing, {
    type: 'property',
    ...words,
    category_id: await aCategory(app, 'property'),
    sale_method: 'auction',
    property: { purpose: 'rent', property_type: 'house', bond_cents: 400_100, pet_bond_cents: 200_100 },
  })
  const refused = () => app.as(seller).call(setListingStatus, { id: draft.id, status: 'active' })
  expect(Object.keys((await refused()).errors!)).toEqual(['property.weekly_rent_cents', 'sale_method'])
  await app.as(seller).call(updateListing, {
    id: draft.id,
    version: draft.version,
    sale_method: 'enquire',
    property: { weekly_rent_cents: 100_000 },
  })
  expect(Object.keys((await refused()).errors!)).toEqual(['property.bond_cents', 'property.pet_bond_cents'])
})

test('fields of another type are refused, and answers can be removed', async () => {
  const seller = await aMember(app)
  const draft = await app
    .as(seller)
    .call(createListing, { type: 'general', attributes: { frame: 'steel', gears: 21 } })
  const wrong = await app
    .as(seller)
    .call(updateListing, { id: draft.id, version: 1, vehicle: { make: 'Toyota' } })
  expect(wrong.errors).toEqual({ vehicle: 'This listing isn’t a vehicle.' })
  const saved = await app
    .as(seller)
    .call(updateListing, { id: draft.id, version: 1, attributes: { frame: null, colour: 'red' } })
  expect(saved.attributes).toEqual({ gears: 21, colour: 'red' })
})
