import { expect, test } from 'vitest'
import { comparePrice, getComparedPrice } from './price-label.tsx'

const sold = { low_cents: 9_000_00, high_cents: 12_000_00 }

test.each([
  [8_999_99, 'below'],
  [9_000_00, 'about'],
  [12_000_00, 'about'],
  [12_000_01, 'above'],
])('comparePrice calls %i cents %s the sales', (price, label) => {
  expect(comparePrice(price, sold)).toBe(label)
})

test.each([
  ['a fixed price', { sale_method: 'fixed_price', price_cents: 500, buy_now_price_cents: 500 }, 500],
  ['an auction’s buy-now price', { sale_method: 'auction', price_cents: 100, buy_now_price_cents: 900 }, 900],
  ['no auction without one', { sale_method: 'auction', price_cents: 100, buy_now_price_cents: null }, null],
  ['no price on enquiry', { sale_method: 'enquire', price_cents: 0, buy_now_price_cents: null }, null],
  [
    'no ended listing',
    { status: 'sold', sale_method: 'fixed_price', price_cents: 5, buy_now_price_cents: 5 },
    null,
  ],
] as const)('getComparedPrice takes %s', (_title, listing, price) => {
  expect(getComparedPrice({ status: 'active', ...listing })).toBe(price)
})
