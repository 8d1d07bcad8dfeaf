import { expect, test } from 'vitest'
import { aCourierOption } from '#test/harness/deals/delivery-options.ts'
import { getDeliveryBrief, listChoices, type Destination } from './delivery-price.ts'
import { formatSum, getSuburbName, getTotalValues, sumTotal, toChosenDelivery } from './delivery-total.ts'

const from = { region: 'wellington', latitude: -41.3, longitude: 174.8 }
const petone: Destination = { ...from, island: 'north', is_rural: false }
const terms = {
  pickup: 'allowed' as const,
  delivery_options: [
    aCourierOption({ id: 1, north_cents: 7_00, rural_cents: 4_50, own_region_cents: null, further_cents: 0 }),
  ],
}
const choose = (to: Destination | null, position = 0, changes: Partial<typeof terms> = {}) => {
  const choice = listChoices({ ...terms, ...changes }, from, to, 1)[position]
  if (!choice) throw new Error('no such choice')
  return toChosenDelivery(choice)
}
const courier = choose(petone)
const rural = choose({ ...petone, is_rural: true })
const pickup = choose(petone, 1)
const agreed = choose(null, 1, { delivery_options: [] })

test.each([
  [courier, 31_00],
  [rural, 35_50],
  [pickup, 24_00],
  [agreed, 24_00],
  [null, 24_00],
])('sumTotal adds what is known of %j', (chosen, total) => {
  expect(sumTotal(24_00, chosen)).toBe(total)
})

test.each([
  [courier, 'NZ$\u00a024.00 + NZ$\u00a07.00 courier'],
  [rural, 'NZ$\u00a024.00 + NZ$\u00a07.00 courier + NZ$\u00a04.50 rural'],
  [{ ...rural, kind: 'post' as const }, 'NZ$\u00a024.00 + NZ$\u00a07.00 post + NZ$\u00a04.50 rural'],
  [{ ...courier, kind: 'own_delivery' as const }, 'NZ$\u00a024.00 + NZ$\u00a07.00 delivery by the seller'],
  [{ ...courier, delivery_cents: 0 }, 'NZ$\u00a024.00 + free courier'],
  [{ ...rural, delivery_cents: 0 }, 'NZ$\u00a024.00 + free courier + NZ$\u00a04.50 rural'],
])('formatSum names each part of %j', (chosen, words) => {
  expect(formatSum(24_00, chosen)).toBe(words)
})

test.each([
  [
    rural,
    {
      total: 'NZ$\u00a035.50',
      way: 'sum',
      sum: 'NZ$\u00a024.00 + NZ$\u00a07.00 courier + NZ$\u00a04.50 rural',
    },
  ],
  [pickup, { total: 'NZ$\u00a024', way: 'pickup', sum: '' }],
  [agreed, { total: 'NZ$\u00a024', way: 'as_agreed', sum: '' }],
  [null, { total: 'NZ$\u00a024', way: 'other', sum: '' }],
])('getTotalValues names the way of %j', (chosen, values) => {
  expect(getTotalValues(24_00, chosen)).toEqual(values)
})

test.each([
  ['Petone, Lower Hutt', 'Petone'],
  ['Dunedin', 'Dunedin'],
])('getSuburbName of %s is %s', (place, name) => {
  expect(getSuburbName(place)).toBe(name)
})

const option = aCourierOption({ north_cents: 7_00, south_cents: 12_00 })

test.each([
  ['must' as const, [], { is_pickup_only: true, from_cents: null, is_flat: false }],
  ['allowed' as const, [], { is_pickup_only: false, from_cents: null, is_flat: false }],
  ['none' as const, [option], { is_pickup_only: false, from_cents: 7_00, is_flat: false }],
  [
    'allowed' as const,
    [{ ...option, south_cents: 7_00, rural_cents: 4_50 }],
    { is_pickup_only: false, from_cents: 7_00, is_flat: true },
  ],
  [
    'none' as const,
    [{ ...option, kind: 'as_agreed' as const }],
    { is_pickup_only: false, from_cents: null, is_flat: false },
  ],
])('getDeliveryBrief for pickup %s and options %j is %j', (allowed, options, brief) => {
  expect(getDeliveryBrief({ pickup: allowed, delivery_options: options })).toEqual(brief)
})
