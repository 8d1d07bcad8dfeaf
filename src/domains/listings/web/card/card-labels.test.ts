import { expect, test } from 'vitest'
import type { ListingCard } from '#domains/listings/common/listings.ts'
import { describeCardDelivery } from './card-labels.ts'

const brief = { is_pickup_only: false, from_cents: 7_00, is_flat: false }

test.each<[ListingCard['delivery_brief'], ListingCard['status'], string | null]>([
  [null, 'active', null],
  [brief, 'sold', null],
  [{ ...brief, is_pickup_only: true, from_cents: null }, 'active', 'Pickup only'],
  [{ ...brief, from_cents: null }, 'active', 'Delivery to be agreed'],
  [brief, 'active', 'Delivery from NZ$\u00a07'],
  [{ ...brief, from_cents: 0 }, 'active', 'Delivery from NZ$\u00a00'],
  [{ ...brief, is_flat: true }, 'active', 'Delivery NZ$\u00a07'],
  [{ ...brief, from_cents: 0, is_flat: true }, 'active', 'Free delivery'],
])('the card of an %2$s listing with delivery %1$j shows %3$s', (deliveryBrief, status, words) => {
  expect(describeCardDelivery({ delivery_brief: deliveryBrief, status })).toBe(words)
})
