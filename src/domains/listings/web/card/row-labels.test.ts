import { expect, test } from 'vitest'
import type { DeliveryOption } from '#domains/delivery/common/delivery-options.shapes.ts'
import type { VehicleBrief } from '#domains/listings/common/vehicles.shapes.ts'
import { describeOdometer } from '../types/odometer-labels.ts'
import { describeDelivery, describeThing, vehicleLine } from './row-labels.ts'
import { aCourierOption } from '#test/harness/deals/delivery-options.ts'

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

const courier = aCourierOption({ north_cents: 7_00, south_cents: 12_00 })
const flat = aCourierOption({ north_cents: 7_00, south_cents: 7_00 })
const free = aCourierOption({ north_cents: 0, south_cents: 0 })
const agreed = aCourierOption({ kind: 'as_agreed', name: 'Boxed' })
test.each<['must' | 'allowed' | 'none', DeliveryOption[], string]>([
  ['must', [], 'Pickup only, Petone'],
  ['allowed', [], 'Delivery to be agreed · Pickup from Petone'],
  ['allowed', [agreed], 'Delivery to be agreed · Pickup from Petone'],
  ['allowed', [flat], 'Delivery NZ$\u00a07 · Pickup from Petone'],
  ['none', [courier], 'Delivery from NZ$\u00a07'],
  ['none', [{ ...courier, rural_cents: 4_50 }], 'Delivery from NZ$\u00a07, rural NZ$\u00a04.50 more'],
  [
    'none',
    [
      { ...flat, rural_cents: 4_50 },
      { ...flat, id: 2 },
    ],
    'Delivery NZ$\u00a07, rural up to NZ$\u00a04.50 more',
  ],
  ['none', [free], 'Free delivery'],
  ['none', [{ ...free, rural_cents: 4_50 }], 'Free delivery, rural NZ$\u00a04.50 more'],
])('pickup %s and options %j are described as %s', (pickup, deliveryOptions, words) => {
  expect(describeDelivery({ pickup, delivery_options: deliveryOptions, place_name: 'Petone' })).toBe(words)
})
