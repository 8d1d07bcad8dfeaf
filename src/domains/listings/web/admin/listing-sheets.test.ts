import { expect, test } from 'vitest'
import { closingFact, describePrice } from './listing-sheets.tsx'

const deal = { price_cents: 1000, bid_count: 2, closes_at: '2025-02-21T03:00:00.000Z', closed_at: null }
const auction = {
  status: 'active',
  sale_method: 'auction',
  deal,
  closes_at: '2026-11-30T03:00:00.000Z',
  duration_minutes: null,
} as const

test.each([
  [
    'what is sold closed when it was sold, not when it was to',
    { ...auction, status: 'sold' as const, deal: { ...deal, closed_at: '2025-11-22T15:50:00.000Z' } },
    'Closed',
    '23 Nov 2025, 4:50 am',
  ],
  ['a postponed auction closes later than planned', auction, 'Closes', '21 Feb 2025, 4:00 pm'],
  ['a suspended auction waits', { ...auction, status: 'suspended' as const }, 'Closes', 'Paused'],
  [
    'a fixed price runs',
    { ...auction, sale_method: 'fixed_price' as const, closes_at: null, deal: { ...deal, closes_at: null } },
    'Closes',
    'When it sells',
  ],
  [
    'a draft says nothing yet',
    { ...auction, status: 'draft' as const, deal: null, closes_at: null },
    'Closes',
    'Not set',
  ],
  [
    'a draft runs from its publishing',
    { ...auction, status: 'draft' as const, deal: null, closes_at: null, duration_minutes: 1440 },
    'Closes',
    '1 day after publishing',
  ],
])('%s', (_name, listing, label, value) => {
  expect(closingFact(listing)).toEqual({ label, value })
})

const priced = {
  sale_method: 'fixed_price',
  deal: null,
  start_price_cents: null,
  buy_now_price_cents: null,
  property: null,
} as const
const home = (purpose: string) => ({ purpose, weekly_rent_cents: 65_000 }) as never

test.each([
  ['an auction', { ...priced, sale_method: 'auction' as const, start_price_cents: 500 }, 'NZ$\u00a05'],
  ['a rent', { ...priced, property: home('rent') }, 'NZ$\u00a0650 a week'],
  [
    'a home to buy',
    { ...priced, buy_now_price_cents: 90_000_000, property: home('sale') },
    'NZ$\u00a0900,000',
  ],
  ['nothing', priced, 'None'],
])('the price of %s is described', (_name, listing, words) => {
  expect(describePrice(listing)).toBe(words)
})
