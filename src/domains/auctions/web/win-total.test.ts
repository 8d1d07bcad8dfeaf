import { expect, test } from 'vitest'
import type { DeliveryAddress } from '#domains/delivery/common/addresses.ts'
import { aCourierOption } from '#test/harness/deals/delivery-options.ts'
import { describeTotalToMe, describeWinTotal, type DeliveredListing } from './win-total.ts'

const courier = aCourierOption({ north_cents: 7_00, south_cents: 12_00, rural_cents: 4_50 })
const listing: DeliveredListing = {
  pickup: 'allowed',
  delivery_options: [courier],
  delivery_from: { region: 'auckland', latitude: -36.8, longitude: 174.8 },
  place_name: 'Devonport, Auckland',
}
const petone: DeliveryAddress = {
  id: 5,
  name: 'Mere Kahu',
  line1: '12 Jackson Street',
  line2: '',
  suburb: 'petone',
  place_name: 'Petone, Lower Hutt',
  region: 'wellington',
  island: 'north',
  latitude: -41.2,
  longitude: 174.9,
  postcode: '5012',
  is_rural: false,
  is_default: true,
}
const waitangi: DeliveryAddress = {
  ...petone,
  region: 'chatham-islands',
  island: 'chatham',
  place_name: 'Waitangi',
}

test.each<[Partial<DeliveredListing>, DeliveryAddress | null, string]>([
  [{}, petone, 'NZ$ 50.00 + NZ$ 7.00 courier = NZ$ 57.00 to Petone.'],
  [{}, { ...petone, is_rural: true }, 'NZ$ 50.00 + NZ$ 7.00 courier + NZ$ 4.50 rural = NZ$ 61.50 to Petone.'],
  [{}, null, 'NZ$ 50, plus delivery from NZ$ 7 (rural NZ$ 4.50 more).'],
  [{}, waitangi, 'NZ$ 50, plus delivery as agreed with the seller, or pickup from Devonport, Auckland.'],
  [{ pickup: 'must' }, petone, 'NZ$ 50, pickup only from Devonport, Auckland.'],
  [{ pickup: 'none', delivery_options: [] }, null, 'NZ$ 50, plus delivery as agreed with the seller.'],
])('describeWinTotal of %j to %j is %s', (changes, address, words) => {
  expect(describeWinTotal({ ...listing, ...changes }, address, 50_00)).toBe(
    `If you win at your limit: ${words}`,
  )
})

test.each<[Partial<DeliveredListing>, 'auction' | 'fixed_price', DeliveryAddress, string | null]>([
  [{}, 'fixed_price', petone, 'NZ$ 31 to Petone, by courier'],
  [{}, 'auction', petone, 'NZ$ 31 to Petone at the current price, by courier'],
  [{}, 'fixed_price', { ...petone, is_rural: true }, 'NZ$ 35.50 to Petone (rural), by courier'],
  [{}, 'fixed_price', waitangi, 'No delivery price to Waitangi'],
  [{ pickup: 'must' }, 'fixed_price', petone, null],
  [{ delivery_options: [] }, 'fixed_price', petone, null],
])('describeTotalToMe of %j as %s to %j is %s', (changes, saleMethod, address, words) => {
  expect(describeTotalToMe({ ...listing, ...changes, sale_method: saleMethod }, address, 24_00)).toBe(words)
})
