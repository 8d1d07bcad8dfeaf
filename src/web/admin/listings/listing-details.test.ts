import { expect, test } from 'vitest'
import type { KeptListing } from '#contract/moderation.ts'
import { detailsOf } from './listing-details.ts'

const empty = {
  condition: 'used',
  address: '',
  reserve_price_cents: 12_000,
  buy_now_price_cents: null,
  shipping_options: [{ label: 'Courier', price_cents: 900 }],
  payment_methods: ['bank_transfer', 'cash'],
  attributes: { colour: 'Blue', sizes: ['S', 'M'], is_electric: false },
  vehicle: null,
  property: null,
} as unknown as KeptListing

test('what is filled in is told in words, and nothing else', () => {
  expect(detailsOf(empty)).toEqual([
    { name: 'Condition', value: 'Used' },
    { name: 'Reserve price', value: 'NZ$ 120' },
    { name: 'Shipping', value: 'Courier, NZ$ 9' },
    { name: 'Payment methods', value: 'Bank transfer; Cash' },
    { name: 'Colour', value: 'Blue' },
    { name: 'Sizes', value: 'S; M' },
    { name: 'Is electric', value: 'No' },
  ])
})
