import { expect, test } from 'vitest'
import type { Listing } from '#domains/listings/common/listings.ts'
import { compareListings } from './compare-rows.ts'

const seller = { display_name: 'Mere K.', trading_name: null, rating: 4.8, review_count: 12 }
const bowl = {
  type: 'general',
  status: 'active',
  sale_method: 'fixed_price',
  price_cents: 5_000,
  buy_now_price_cents: null,
  bid_count: 0,
  closes_at: null,
  closing: null,
  pickup: 'must',
  delivery_options: [],
  place_name: 'Te Aro, Wellington',
  condition: 'new',
  categories: [{ name: 'Bowls' }],
  attribute_rows: [{ key: 'colour', name: 'Colour', words: 'Blue' }],
  vehicle: null,
  property: null,
  property_brief: null,
  seller,
}
const toListing = (changes: object) => ({ ...bowl, ...changes }) as unknown as Listing

test('compareListings puts differing rows before those that are the same, and price and seller on top', () => {
  const { top, differing, same } = compareListings([
    toListing({}),
    toListing({
      status: 'sold',
      sale_method: 'auction',
      closing: { price_cents: 7_500 },
      condition: 'used',
      attribute_rows: [{ key: 'size', name: 'Size', words: 'Large' }],
      seller: { ...seller, rating: null },
    }),
  ])
  const plain = (rows: typeof top) =>
    rows.map(({ label, values }) => [label, ...values.map((value) => value?.replaceAll(/\s/g, ' ') ?? null)])
  expect(plain(top)).toEqual([
    ['Price', 'NZ$ 50', 'NZ$ 75'],
    ['Closing', 'Available until sold', 'Sold'],
    ['Delivery', 'Pickup only', 'Pickup only'],
    ['Seller', 'Mere K.', 'Mere K.'],
    ['Seller’s rating', '4.8 of 5 from 12 reviews', 'No reviews yet'],
  ])
  expect(plain(differing)).toEqual([
    ['Condition', 'New', 'Used'],
    ['Colour', 'Blue', null],
    ['Size', null, 'Large'],
  ])
  expect(plain(same)).toEqual([
    ['Place', 'Te Aro, Wellington', 'Te Aro, Wellington'],
    ['Category', 'Bowls', 'Bowls'],
  ])
})

test('compareListings describes the fields of vehicles and leaves out those nobody gave', () => {
  const vehicle = (year: number) => ({ make: 'Toyota', year, fuel_type: 'petrol', features: [] })
  const { differing, same } = compareListings([
    toListing({ type: 'vehicle', vehicle: vehicle(2019) }),
    toListing({ type: 'vehicle', vehicle: vehicle(2020) }),
  ])
  expect(differing).toEqual([{ label: 'Year', values: ['2019', '2020'] }])
  expect(same.map(({ label }) => label)).toEqual(expect.arrayContaining(['Make', 'Fuel']))
})
