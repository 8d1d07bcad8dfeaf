import { expect, test } from 'vitest'
import type { Listing } from '#domains/listings/common/listings.ts'
import { liveSentence } from './price-bar.tsx'

const listing = {
  type: 'general',
  status: 'active',
  sale_method: 'auction',
  price_cents: 305_00,
  bid_count: 7,
  closing: null,
  withdrawal_reason: null,
  property_brief: null,
} as Listing
const closing = { outcome: 'sold', at: '2026-11-22T06:30:00.000Z', price_cents: 305_00, fell_through: false }

test.each([
  [{}, 'The price is now NZ$\u00a0305, 7 bids.'],
  // The leader raised their limit, which gives another bid at the same price.
  [{ bid_count: 8 }, 'The price is now NZ$\u00a0305, 8 bids.'],
  [{ sale_method: 'fixed_price', bid_count: 0 }, 'The price is now NZ$\u00a0305.'],
  [{ status: 'sold', closing }, 'Sold for NZ$\u00a0305.'],
  [{ status: 'sold', closing: { ...closing, fell_through: true } }, 'The sale fell through.'],
  [{ status: 'unsold' }, 'Closed without a sale.'],
  [{ status: 'withdrawn' }, 'Withdrawn by the seller.'],
])('the change %j is announced', (change, words) => {
  expect(liveSentence({ ...listing, ...change } as Listing)).toBe(words)
})
