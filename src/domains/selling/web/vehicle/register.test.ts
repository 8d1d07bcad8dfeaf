import { expect, test } from 'vitest'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { registerFields } from '#domains/vehicles/common/vehicle-data.shapes.ts'
import type { VehicleRecord } from '#domains/vehicles/common/vehicle-data.ts'
import { emptyVehicle, sentDetails } from '../form/detail-values.ts'
import { emptyValues, type SellValues } from '../form/sell-values.ts'
import { filledIn, findFilledFields, vehicleWarnings } from './register.ts'

const corolla: VehicleRecord = {
  subtype: 'car',
  plate: 'QKB482',
  vin: 'JT1Z1234567890123',
  make: 'Toyota',
  model: 'Corolla',
  year: 2023,
  odometer_km: 31_200,
  fuel_type: 'hybrid',
  transmission: 'cvt',
  drive: 'front',
  body_style: 'hatchback',
  engine_cc: 1798,
  power_kw: 103,
  seats: 5,
  doors: 5,
  exterior_colour: 'White',
  number_of_owners: 1,
  import_history: 'nz_new',
  first_registered_year: 2023,
  wof_expires: '2027-03-14',
  rego_expires: '2027-01-02',
  ruc_paid_to_km: null,
  model_detail: 'ZR',
}
const leaf: VehicleRecord = {
  ...corolla,
  plate: 'NEV101',
  make: 'Nissan',
  model: 'Leaf',
  fuel_type: 'electric',
  engine_cc: null,
}

const fresh = emptyValues(null, 'vehicle')
const typed = (expected: Partial<NonNullable<SellValues['vehicle']>>): SellValues => ({
  ...fresh,
  vehicle: { ...fresh.vehicle!, ...expected },
})
const after = (values: SellValues, ...args: [VehicleRecord, VehicleRecord | null]): SellValues => ({
  ...values,
  ...filledIn(values, ...args),
})

test('the register fills an empty form except the odometer', () => {
  const filled = after(fresh, corolla, null)
  expect(filled).toMatchObject({ title: '2023 Toyota Corolla ZR', condition: 'used' })
  expect(filled.vehicle).toMatchObject({
    subtype: 'car',
    plate: 'QKB482',
    year: '2023',
    engine_cc: '1798',
    wof_expires: '2027-03-14',
    odometer_km: '',
  })
})

test('typed values survive the register’s values', () => {
  const filled = after(
    { ...typed({ year: '2022', exterior_colour: 'Pearl' }), title: 'My car' },
    corolla,
    null,
  )
  expect(filled.vehicle).toMatchObject({ year: '2022', exterior_colour: 'Pearl', make: 'Toyota' })
  expect(filled.title).toBe('My car')
})

test('another plate replaces the register’s values and keeps the seller’s', () => {
  const first = after(typed({ exterior_colour: 'Pearl' }), corolla, null)
  const second = after(first, leaf, corolla)
  expect(second.vehicle).toMatchObject({
    make: 'Nissan',
    fuel_type: 'electric',
    engine_cc: '',
    exterior_colour: 'Pearl',
  })
  expect(second.title).toBe('2023 Nissan Leaf ZR')
})

test.each([
  ['as filled in', {}, { year: 'register', make: 'register', vin: 'register' }],
  ['changed', { year: '2022' }, { year: 'seller', make: 'register' }],
  ['typed back', { make: ' toyota ' }, { make: 'register' }],
  ['the odometer as it was read', { odometer_km: '31200' }, { odometer_km: 'register' }],
  ['the odometer as it is now', { odometer_km: '32 000' }, { odometer_km: 'seller' }],
  ['a field missing from the register', { ruc_paid_to_km: '40000' }, { ruc_paid_to_km: 'seller' }],
])('the source mark is right for %s', (_what, changes, marks) => {
  const { vehicle } = after(fresh, corolla, null)
  expect(findFilledFields({ ...vehicle!, ...changes }, corolla)).toMatchObject(marks)
})

test('an empty field has no source mark', () => {
  expect(findFilledFields(fresh.vehicle!, corolla)).toEqual({})
})

const now = Date.parse('2026-11-22T00:00:00Z')
const account = { seller_kind: 'private', address: '', trader_number: null } as Account
const record: VehicleRecord = {
  ...(Object.fromEntries(registerFields.map((field) => [field, null])) as unknown as VehicleRecord),
  odometer_km: 84_000,
  number_of_owners: 4,
}
const warnings = (expected: object, words = {}) =>
  vehicleWarnings(
    {
      ...emptyValues(null, 'vehicle'),
      ...words,
      vehicle: { ...emptyVehicle(), subtype: 'car', make: 'Mazda', ...expected },
    },
    account,
    record,
    now,
  )

test('a suspicious value shows a warning while typing', () => {
  expect(warnings({ odometer_km: '83,999' }).odometer_km).toMatch(/84,000 km/)
  expect(warnings({ odometer_km: '84001' })).toEqual({})
  expect(warnings({ wof_expires: '2026-11-21' }).wof_expires).toMatch(/expired/)
  expect(warnings({ wof_expires: '2026-11-21', wof_at_sale: 'as_is' })).toEqual({})
  expect(warnings({ number_of_owners: '4' }, { title: 'One owner' }).number_of_owners).toMatch(/4 owners/)
})

test('a missing value shows no warning', () => expect(warnings({})).toEqual({}))

test.each([
  ['2.5 ha', 25_000],
  ['2.5ha', 25_000],
  ['1 hectare', 10_000],
  ['809', 809],
  ['1,200 m²', 1200],
])('a land area of %s is sent in square metres', (landAreaM2, expected) =>
  expect(sentDetails('property', { land_area_m2: landAreaM2 })).toEqual([
    ['property.land_area_m2', expected],
  ]),
)
