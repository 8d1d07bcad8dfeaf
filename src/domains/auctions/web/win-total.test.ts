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
  [{}, petone, 'NZ$\u00a050.00 + NZ$\u00a07.00 courier = NZ$\u00a057.00 to Petone.'],
  [
    {},
    { ...petone, is_rural: true },
    'NZ$\u00a050.00 + NZ$\u00a07.00 courier + NZ$\u00a04.50 rural = NZ$\u00a061.50 to Petone.',
  ],
  [{}, null, 'NZ$\u00a050, plus delivery from NZ$\u00a07 (rural NZ$\u00a04.50 more).'],
  [{}, waitangi, 'NZ$\u00a050, plus delivery as agreed with the seller, or pickup from Devonport, Auckland.'],
  [{ pickup: 'must' }, petone, 'NZ$\u00a050, pickup only from Devonport, Auckland.'],
  [{ pickup: 'none', delivery_options: [] }, null, 'NZ$\u00a050, plus delivery as agreed with the seller.'],
])('describeWinTotal of %j to %j is %s', (changes, address, words) => {
  expect(describeWinTotal({ ...listing, ...changes }, address, 50_00)).toBe(
    `If you win at your limit: ${words}`,
  )
})

test.each<[Partial<DeliveredListing>, 'auction' | 'fixed_price', DeliveryAddress, string | null]>([
  [{}, 'fixed_price', petone, 'NZ$\u00a031 to Petone, by courier'],
  [{}, 'auction', petone, 'NZ$\u00a031 to Petone at the current price, by courier'],
  [{}, 'fixed_price', { ...petone, is_rural: true }, 'NZ$\u00a035.50 to Petone (rural), by courier'],
  [{}, 'fixed_price', waitangi, 'No delivery price to Waitangi'],
  [{ pickup: 'must' }, 'fixed_price', petone, null],
  [{ delivery_options: [] }, 'fixed_price', petone, null],
])('describeTotalToMe of %j as %s to %j is %s', (changes, saleMethod, address, words) => {
  expect(describeTotalToMe({ ...listing, ...changes, sale_method: saleMethod }, address, 24_00)).toBe(words)
})
