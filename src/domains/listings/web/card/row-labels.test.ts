import { expect, test } from 'vitest'
import type { VehicleBrief } from '#domains/listings/common/vehicles.shapes.ts'
import { describeOdometer } from '../types/odometer-labels.ts'
import { describeDelivery, describeThing, vehicleLine } from './row-labels.ts'

const nothing: VehicleBrief = {
  subtype: null,
  year: null,
  odometer_km: null,
  engine_cc: null,
  fuel_type: null,
  transmission: null,
  length_m: null,
}
const car: VehicleBrief = {
  ...nothing,
  year: 2016,
  odometer_km: 84_250,
  transmission: 'automatic',
  fuel_type: 'petrol',
  engine_cc: 1_798,
}

test.each<[string, VehicleBrief, string]>([
  ['a car', car, '2016 · 84,250 km · Automatic · Petrol'],
  ['a boat', { ...nothing, year: 1998, length_m: 5.4 }, '1998 · 5.4 m'],
  ['an empty vehicle', nothing, ''],
])('a row describes %s', (_, brief, words) => {
  expect(vehicleLine(brief)).toBe(words)
})

test('only a vehicle’s card shows the odometer', () => {
  expect(describeOdometer({ vehicle_brief: car })).toBe('84,250 km')
  expect(describeOdometer({ vehicle_brief: { ...car, odometer_km: 0 } })).toBe('0 km')
  expect(describeOdometer({ vehicle_brief: nothing })).toBeNull()
  expect(describeOdometer({ vehicle_brief: null })).toBeNull()
  expect(describeThing({ vehicle_brief: null, condition: 'used' })).toBe('Used')
})

const courier = { label: 'Courier', price_cents: 7_00 }
test.each([
  ['must', [], 'Pickup only, Petone'],
  ['allowed', [], 'Shipping to be agreed · Pickup from Petone'],
  ['allowed', [courier], 'Shipping NZ$ 7 · Pickup from Petone'],
  ['none', [courier, { label: 'Overnight', price_cents: 12_00 }], 'Shipping from NZ$ 7'],
  ['none', [{ label: 'Post', price_cents: 0 }], 'Free shipping'],
] as const)('pickup %s and shipping %j are described as %s', (pickup, shippingOptions, words) => {
  expect(describeDelivery({ pickup, shipping_options: [...shippingOptions], place_name: 'Petone' })).toBe(
    words,
  )
})
