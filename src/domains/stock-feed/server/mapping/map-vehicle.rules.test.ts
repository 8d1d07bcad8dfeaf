import { expect, test } from 'vitest'
import { aFeedVehicle } from '#test/harness/market/stock-feeds.ts'
import { mapVehicle, type FeedDefaults } from './map-vehicle.rules.ts'
import { getTitle } from './vehicle-descriptions.rules.ts'

const defaults: FeedDefaults = {
  suburb: 'penrose',
  on_road_costs_included: true,
  has_security_interest: false,
  wof_at_sale: 'new',
  year_is_first_registered: false,
  ending: 'Open daily.',
}

function map(
  expected: Record<string, string | number>,
  rules: Parameters<typeof mapVehicle>[1]['rules'] = [],
  ownDefaults: Partial<FeedDefaults> = {},
) {
  const fields = Object.fromEntries(
    Object.entries(aFeedVehicle('A1', expected)).map(([name, value]) => [name, String(value)]),
  )
  const terms = { rules, defaults: { ...defaults, ...ownDefaults }, today: '2026-11-26' }
  return mapVehicle({ fields, extras: ['Tow bar', 'Tow bar', ' '] }, terms)
}

test.each([
  [
    { FuelType: '', CCRating: 0 },
    { fuel_type: 'electric', engine_cc: null },
  ],
  [
    { FuelType: 'Electric', CCRating: 0 },
    { fuel_type: 'electric', engine_cc: null },
  ],
  [
    { FuelType: 'Petrol', CCRating: 0 },
    { fuel_type: 'petrol', engine_cc: null },
  ],
  [
    { FuelType: 'P', CCRating: '1,998cc' },
    { fuel_type: 'petrol', engine_cc: 1998 },
  ],
  [
    { FuelType: '', CCRating: '' },
    { fuel_type: null, engine_cc: null },
  ],
  [{ Transmission: 'A' }, { transmission: 'automatic' }],
  [{ Transmission: ' manual ' }, { transmission: 'manual' }],
  [{ Transmission: 'Tiptronic' }, { transmission: 'semi_automatic' }],
  [
    { Type: 'RV/SUV', ItemType: '' },
    { subtype: 'car', body_style: 'suv' },
  ],
  [
    { Type: '', ItemType: 'BIKE' },
    { subtype: 'motorbike', body_style: null },
  ],
  [
    { Type: 'Ute', ItemType: 'Truck' },
    { subtype: 'car', body_style: 'ute' },
  ],
  [{ Mileage: '61,240 km' }, { odometer_km: 61_240 }],
  [{ Doors: 0 }, { doors: null }],
  [{ Rego: 'abc 123' }, { plate: 'ABC123' }],
  [{ WofExpiry: '20270131' }, { wof_expires: '2027-01-31', wof_at_sale: null }],
  [{ WofExpiry: '00000000' }, { wof_expires: null, wof_at_sale: 'new' }],
  [{ WofExpiry: '20251231' }, { wof_expires: '2025-12-31', wof_at_sale: 'new' }],
] as const)('%j is read as %j', (expected, vehicle) => {
  const { listing, problems } = map(expected)
  expect(listing.vehicle).toMatchObject(vehicle)
  expect(problems).toEqual([])
})

const caravan = { ItemType: 'Caravan', Type: 'Caravan', Doors: 0, OnlineNotes: 'Sleeps four.' }
const boat = {
  ItemType: 'MARINE',
  Type: '',
  OnlineNotes: 'A tidy boat on an alloy trailer with a 3 m awning.',
}

test.each([
  [{ ...caravan, Variant: '550 Lux 5.5m' }, 'caravan', 'caravans-caravans', { length_m: 5.5 }],
  [
    { ...caravan, OnlineNotes: 'Length overall: 7.32 metres' },
    'caravan',
    'caravans-caravans',
    { length_m: 7.32 },
  ],
  [{ ...caravan, Type: 'Camper Van', Variant: '20ft' }, 'caravan', 'caravans-campervans', { length_m: 6.1 }],
  [
    { ...boat, Type: 'Trailer Boat', Variant: 'Frontier 1850', OnlineNotes: 'Aluminium hull, LOA 6.2m' },
    'boat',
    'boats-trailer-boats',
    { length_m: 6.2, hull: 'aluminium' },
  ],
  [
    { ...boat, Type: 'Jet Ski', Variant: 'FX 3.3m fibreglass' },
    'boat',
    'boats-jet',
    { length_m: 3.3, hull: 'fibreglass' },
  ],
  [
    { ...boat, Type: 'RIB', Variant: 'RIB 4,2 m' },
    'boat',
    'boats-dinghies',
    { length_m: 4.2, hull: 'inflatable' },
  ],
  [{ Type: 'Horse Float', ItemType: '' }, 'machinery', 'trucks-horse-floats', {}],
  [{ Type: 'Bus', ItemType: 'Heavy' }, 'truck', 'trucks-buses', {}],
  [{ Type: '', ItemType: 'Spares' }, 'parts', 'parts', {}],
] as const)('%j is a %s in %s', (expected, subtype, category, measures) => {
  const { listing, problems } = map(expected)
  expect(listing).toMatchObject({ category, vehicle: { subtype, ...measures } })
  expect(problems).toEqual([])
})

test.each([
  [{ OnlineNotes: 'Tidy. First registered in NZ 2021.' }, 2021],
  [{ OnlineNotes: 'NZ first registered: 03/2019' }, 2019],
  [{ OnlineNotes: 'First NZ registration in 2020, two owners' }, 2020],
  [{ OnlineNotes: 'first registered in New Zealand 5/11/2022' }, 2022],
  [{ FirstRegistered: 2020, OnlineNotes: 'First registered in NZ 2021' }, 2020],
  [{ OnlineNotes: 'First registered 2012 in Japan' }, null],
  [{ OnlineNotes: 'First registered in NZ 61000 km ago' }, null],
])('mapVehicle reads from %j the year first registered in New Zealand: %s', (expected, year) => {
  expect(map(expected).listing.vehicle.first_registered_year).toBe(year)
})

test('a taught word also maps to a boat', () => {
  const rules = [{ field: 'Type', heard: 'tinny', means: 'Trailer boat' }] as const
  const { listing } = map({ ...boat, Type: 'Tinny', Variant: '4.1m alloy' }, rules)
  expect(listing).toMatchObject({
    category: 'boats-trailer-boats',
    vehicle: { subtype: 'boat', hull: 'aluminium', length_m: 4.1 },
  })
})

test.each([
  [boat, 'length and hull'],
  [{ ...boat, Variant: '6.2m' }, 'for the hull'],
  [caravan, 'for the length'],
  [{ ...caravan, Variant: '0.5m' }, 'for the length'],
])('%j names what is missing', (text, expected) => {
  expect(map(text).problems).toMatchObject([
    { field: 'OnlineNotes', says: expect.stringContaining(expected), is_teachable: false },
  ])
})

test.each([
  [{ WofExpiry: 'soon' }, 'WofExpiry', { wof_expires: null, wof_at_sale: null }],
  [{ WofExpiry: '31/02/2027' }, 'WofExpiry', { wof_expires: null, wof_at_sale: null }],
  [{ FuelType: 'Hydrogen', CCRating: 0 }, 'FuelType', { fuel_type: null, engine_cc: null }],
  [{ FirstRegistered: 'in May' }, 'FirstRegistered', { first_registered_year: null }],
])('mapVehicle leaves out fields of %j, whose %s is unreadable', (expected, field, vehicle) => {
  const { listing, problems } = map(expected, [], { year_is_first_registered: true })
  expect(listing.vehicle).toMatchObject(vehicle)
  expect(problems).toMatchObject([{ field }])
})

test.each([
  [{ Retail: 0 }, null],
  [{ Retail: '' }, null],
  [{ Retail: '18,990' }, 18_990_00],
  [{ Retail: '$18990.50' }, 18_990_50],
  [{ Retail: 'NZ$\u00a0900' }, 900_00],
])('a price of %j is %s cents', (expected, cents) => {
  expect(map(expected).listing.buy_now_price_cents).toBe(cents)
})

test.each([
  [{ Colour: 'Slvr' }, 'Colour', true],
  [{ Transmission: 'Q' }, 'Transmission', true],
  [{ FuelType: 'Steam' }, 'FuelType', true],
  [{ NewUsed: 'X' }, 'NewUsed', false],
  [{ Retail: 'lots' }, 'Retail', false],
  [{ Mileage: 'many' }, 'Mileage', false],
  [{ WofExpiry: '20260231' }, 'WofExpiry', false],
  [{ VIN: 'SHORT' }, 'VIN', false],
  [{ Rego: 'TOOLONG1' }, 'Rego', false],
  [{ Model: 'x'.repeat(80) }, 'Model', false],
])('%j is a problem of %s', (expected, field, isTeachable) => {
  expect(map(expected).problems).toMatchObject([{ field, is_teachable: isTeachable }])
})

test('a taught word overrides a known one, in any spelling', () => {
  const rules = [
    { field: 'Colour', heard: 'slvr', means: 'Silver' },
    { field: 'Colour', heard: 'white', means: 'Cream' },
    { field: 'Make', heard: 'vw', means: 'Volkswagen' },
  ] as const
  expect(map({ Colour: ' SLVR ', Make: 'VW' }, rules).listing.vehicle).toMatchObject({
    exterior_colour: 'Silver',
    make: 'Volkswagen',
  })
  expect(map({ Colour: 'White' }, rules).listing.vehicle.exterior_colour).toBe('Cream')
})

test('extras become features, notes the description, and the dealer’s defaults are added', () => {
  const { listing } = map({ OnlineNotes: '' })
  expect(listing).toMatchObject({
    category: 'cars-hatchbacks',
    condition: 'used',
    suburb: 'penrose',
    description: '2018 Toyota Corolla GX. Contact us to have a look.\n\nOpen daily.',
    vehicle: { features: ['Tow bar'], first_registered_year: null, on_road_costs_included: true },
  })
})

test('a title is cut between words', () => {
  const title = getTitle({
    year: 2020,
    make: 'Toyota',
    model: 'Land Cruiser Prado',
    model_detail: 'VX Limited 7 seater with everything that there is on it',
  })
  expect(title).toBe('2020 Toyota Land Cruiser Prado VX Limited 7 seater with everything that there is')
})
