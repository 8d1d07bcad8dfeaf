import { expect, test } from 'vitest'
import { shippingPrices } from './shipping-price.ts'

const courier = { label: 'Courier, North Island', price_cents: 4500 }
const post = { label: 'NZ Post', price_cents: 900 }
const rural = { label: 'Rural delivery', price_cents: 600 }

test.each([
  ['a surcharge is no way of its own', [courier, rural], 4500, [rural]],
  ['whatever its place', [rural, courier, post], 900, [rural]],
  ['said as a surcharge', [courier, { label: 'Island surcharge', price_cents: 100 }], 4500, 1],
  ['signature on delivery', [courier, { label: 'Signature required', price_cents: 0 }], 4500, 1],
  ['rural rows alone are ways', [rural], 600, []],
  ['none', [], null, []],
] as const)('%s', (_what, rows, fromCents, surcharges) => {
  const prices = shippingPrices([...rows])
  expect(prices.from_cents).toBe(fromCents)
  if (typeof surcharges === 'number') expect(prices.surcharges).toHaveLength(surcharges)
  else expect(prices.surcharges).toEqual(surcharges)
})
