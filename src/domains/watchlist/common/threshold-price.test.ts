import { expect, test } from 'vitest'
import { getThresholdPrice } from './threshold-price.ts'

const card = {
  sale_method: 'fixed_price' as const,
  price_cents: 20_000,
  buy_now_price_cents: null,
  bid_count: 0,
  property_brief: null,
}
const auction = { ...card, sale_method: 'auction' as const }

test.each([
  ['the price of a fixed-price listing', card, { which: 'price', cents: 20_000 }],
  ['nothing yet of a price on enquiry', { ...card, price_cents: 0 }, { which: 'price', cents: null }],
  [
    'a weekly rent',
    { ...card, property_brief: { purpose: 'rent' } },
    { which: 'weekly_rent', cents: 20_000 },
  ],
  ['a home’s price', { ...card, property_brief: { purpose: 'sale' } }, { which: 'price', cents: 20_000 }],
  [
    'an auction’s buy-now price, with bids too',
    { ...auction, buy_now_price_cents: 30_000, bid_count: 2 },
    { which: 'buy_now_price', cents: 30_000 },
  ],
  ['an auction’s start price', auction, { which: 'start_price', cents: 20_000 }],
  ['nothing of an auction with bids and no buy-now', { ...auction, bid_count: 1 }, null],
])('getThresholdPrice is %s', (_name, given, price) => {
  expect(getThresholdPrice(given)).toEqual(price)
})
