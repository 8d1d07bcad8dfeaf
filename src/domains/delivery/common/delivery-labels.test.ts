import { expect, test } from 'vitest'
import { aCourierOption } from '#test/harness/deals/delivery-options.ts'
import {
  describeDeliveryPrice,
  formatOption,
  formatOptionPrices,
  formatPriceRange,
} from './delivery-labels.ts'
import type { DeliveryOption } from './delivery-options.shapes.ts'

const courier = aCourierOption({ north_cents: 7_00, south_cents: 12_00 })
const ownDelivery = aCourierOption({
  kind: 'own_delivery',
  radius_km: 20,
  north_cents: null,
  south_cents: null,
  own_region_cents: 15_00,
})

test.each<[DeliveryOption, string]>([
  [courier, 'Courier'],
  [{ ...courier, name: 'signature required' }, 'Courier, signature required'],
  [{ ...courier, name: 'Vehicle transport' }, 'Vehicle transport'],
  [{ ...courier, kind: 'post' }, 'Post'],
  [{ ...courier, kind: 'post', name: 'in a tube' }, 'Post, in a tube'],
  [ownDelivery, 'Seller delivers within 20 km'],
  [{ ...ownDelivery, name: 'weekends' }, 'Seller delivers within 20 km, weekends'],
  [{ ...courier, kind: 'as_agreed', name: 'Courier, North Island' }, 'Courier, North Island'],
])('%j is named %s', (option, name) => expect(formatOption(option)).toBe(name))

test.each<[Partial<DeliveryOption>, string]>([
  [{}, 'North Island NZ$\u00a07 · South Island NZ$\u00a012'],
  [{ south_cents: 7_00 }, 'North and South Island NZ$\u00a07'],
  [{ south_cents: null }, 'North Island NZ$\u00a07'],
  [{ north_cents: 0 }, 'North Island free · South Island NZ$\u00a012'],
  [{ north_cents: null, south_cents: null, own_region_cents: 5_00 }, 'Wellington NZ$\u00a05'],
  [{ rural_cents: null }, 'North Island NZ$\u00a07 · South Island NZ$\u00a012 · no rural delivery'],
  [
    { own_region_cents: 5_00, rural_cents: 4_50, further_cents: 2_00, days_to_send: 2, is_tracked: true },
    'North Island NZ$\u00a07 · South Island NZ$\u00a012 · Wellington NZ$\u00a05 · rural + NZ$\u00a04.50 · each further item NZ$\u00a02 · sent within 2 days · tracked',
  ],
  [{ days_to_send: 1 }, 'North Island NZ$\u00a07 · South Island NZ$\u00a012 · sent within 1 day'],
  [{ kind: 'as_agreed', north_cents: 9_00, rural_cents: 0 }, 'NZ$\u00a09'],
])('the prices of %j are %s', (changes, words) =>
  expect(formatOptionPrices({ ...courier, ...changes }, 'Wellington')).toBe(words),
)

test('own delivery has one price, and an unknown region is the seller’s', () => {
  expect(formatOptionPrices(ownDelivery, 'Wellington')).toBe('NZ$\u00a015')
  expect(formatOptionPrices({ ...courier, own_region_cents: 5_00 }, '')).toContain(
    'Seller’s region NZ$\u00a05',
  )
})

const rural = { ...courier, rural_cents: 4_50 }
test.each<[DeliveryOption[], string, string | null]>([
  [[], 'Delivery to be agreed', null],
  [[{ ...courier, kind: 'as_agreed' }], 'Delivery to be agreed', null],
  [[courier], 'Delivery from NZ$\u00a07', 'From NZ$\u00a07'],
  [[{ ...courier, south_cents: null }], 'Delivery NZ$\u00a07', 'NZ$\u00a07'],
  [
    [rural],
    'Delivery from NZ$\u00a07, rural NZ$\u00a04.50 more',
    'From NZ$\u00a07, rural NZ$\u00a04.50 more',
  ],
  [
    [rural, { ...courier, rural_cents: 6_00 }],
    'Delivery from NZ$\u00a07, rural up to NZ$\u00a06 more',
    'From NZ$\u00a07, rural up to NZ$\u00a06 more',
  ],
  [
    [rural, { ...courier, rural_cents: null }],
    'Delivery from NZ$\u00a07, rural NZ$\u00a04.50 more',
    'From NZ$\u00a07, rural NZ$\u00a04.50 more',
  ],
  [[{ ...courier, north_cents: 0, south_cents: 0 }], 'Free delivery', 'Free'],
  [[{ ...courier, north_cents: 0 }], 'Delivery from NZ$\u00a00', 'From NZ$\u00a00'],
])('%j is described as %s', (options, words, range) => {
  expect(describeDeliveryPrice(options)).toBe(words)
  expect(formatPriceRange(options)).toBe(range)
})
