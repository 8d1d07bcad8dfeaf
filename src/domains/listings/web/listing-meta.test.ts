import { expect, test } from 'vitest'
import type { Listing } from '#domains/listings/common/listings.ts'
import { listingMeta } from './listing-meta.ts'

const car = {
  id: 100_001,
  type: 'vehicle',
  title: 'Toyota Corolla',
  description: 'One owner.',
  place_name: 'Te Aro, Wellington',
  status: 'active',
  sale_method: 'enquire',
  price_cents: 0,
  closes_at: null,
  condition: 'used',
  images: [],
  categories: [],
  property_brief: null,
  property: null,
  vehicle: null,
  seller: { seller_kind: 'private', display_name: 'Mere K.' },
} as unknown as Listing
const written = (listing: Listing) => JSON.stringify(listingMeta(listing, 'http://127.0.0.1'))

test('a listing without a price says so and gives search engines none', () => {
  expect(written(car)).toContain('Toyota Corolla - Price on enquiry | Hoko')
  expect(written(car)).not.toMatch(/NZ\$|"price"|price:amount|0\.00/)
})

test('listingMeta names the sale price instead of the asking price', () => {
  const closing = { outcome: 'sold', at: '2026-11-28T00:00:00Z', price_cents: 16_200_00, fell_through: false }
  const sold = { ...car, status: 'sold', price_cents: 16_650_00, closing } as Listing
  expect(written(sold)).toContain('Toyota Corolla - NZ$\u00a016,200 | Hoko')
  expect(written(sold)).toContain('"price":"16200.00"')
  expect(written(sold)).not.toContain('16,650')
  expect(written(sold)).not.toContain('16650')
  expect(written({ ...sold, closing: { ...closing, fell_through: true } } as Listing)).toContain('16,650')
})

test('an asking price appears in the title and for search engines', () => {
  const priced = written({ ...car, price_cents: 12_500_00 })
  expect(priced).toContain('Toyota Corolla - NZ$\u00a012,500')
  expect(priced).toContain('"price":"12500.00"')
  expect(priced).toContain('product:price:amount')
})
