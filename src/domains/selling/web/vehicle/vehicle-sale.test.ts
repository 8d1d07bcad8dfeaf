import { expect, test } from 'vitest'
import type { Account } from '#domains/accounts/common/accounts.ts'
import type { VehicleRecord } from '#domains/vehicles/common/vehicle-data.ts'
import { registerFields } from '#domains/vehicles/common/vehicle-data.shapes.ts'
import { emptyVehicle, sentDetails } from '../form/details/detail-values.ts'
import { emptyValues } from '../form/sell-values.ts'
import { vehicleWarnings } from './vehicle-sale.ts'

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
