import { describe, expect, test } from 'vitest'
import type { Listing, ListingViewer, LiveListing } from '#domains/listings/common/listings.ts'
import { deriveViewer, isNewer } from './use-listing.ts'

const viewer = {
  is_seller: false,
  is_leading: true,
  my_pseudonym: 'Kea',
  my_max_cents: 50_00,
  may_lower_maximum: true,
  has_bid: true,
  may_bid: true,
  may_buy_now: true,
} as unknown as ListingViewer
const received = {
  listing_id: 1,
  status: 'active',
  deal_version: 4,
  bid_count: 2,
  price_cents: 20_00,
  leader_pseudonym: 'Kea',
  hold_until: null,
  buy_now_price_cents: 90_00,
  quantity_left: 1,
  viewer,
} as unknown as Listing
const live = (over: Partial<LiveListing>): LiveListing => ({ ...received, deal_version: 5, ...over })

test('deriveViewer shows an outbid viewer at once, with their limit', () => {
  const now = live({ bid_count: 3, leader_pseudonym: 'Tūī', price_cents: 51_00 })
  expect(deriveViewer(received, now)).toMatchObject({ is_leading: false, my_max_cents: 50_00, has_bid: true })
})

test('deriveViewer stops a leader from lowering the limit after another bid', () => {
  const now = live({ bid_count: 3, price_cents: 31_00 })
  expect(deriveViewer(received, now)).toMatchObject({ is_leading: true, may_lower_maximum: false })
})

test('deriveViewer omits a limit below the price when my bid precedes its reply', () => {
  const now = live({ bid_count: 3, price_cents: 51_00 })
  expect(deriveViewer(received, now)).toMatchObject({ is_leading: true, my_max_cents: null })
  expect(isNewer(received, now)).toBe(true)
})

test('deriveViewer removes Buy Now when a message says so', () => {
  expect(deriveViewer(received, live({ bid_count: 3, buy_now_price_cents: null }))?.may_buy_now).toBe(false)
  expect(deriveViewer(received, live({ quantity_left: 0 }))?.may_buy_now).toBe(false)
})

test('deriveViewer ignores an older message', () => {
  const late = live({ deal_version: 3, leader_pseudonym: 'Tūī' })
  expect(deriveViewer(received, late)).toBe(viewer)
  expect(isNewer(received, late)).toBe(false)
})

describe('messages that need a request', () => {
  const visitor = { ...received, viewer: null }
  const stranger = { ...received, viewer: { ...viewer, my_pseudonym: null, is_leading: false } }
  test.each([
    ['a bid that leaves me leading', received, { bid_count: 3 }, false],
    ['a bid that outbids me', received, { bid_count: 3, leader_pseudonym: 'Tūī' }, true],
    ['a bid, for one who has none', stranger, { bid_count: 3, leader_pseudonym: 'Tūī' }, false],
    ['a bid, for a visitor', visitor, { bid_count: 3, leader_pseudonym: 'Tūī' }, false],
    ['a void', received, { bid_count: 1 }, true],
    ['a void, for a visitor', visitor, { bid_count: 1 }, false],
    ['a reserve that was lowered', received, {}, true],
    ['the end', received, { status: 'sold' }, true],
    ['the end, for a visitor', visitor, { status: 'sold' }, true],
  ] as [string, Listing, Partial<LiveListing>, boolean][])('%s', (_, known, over, expected) => {
    expect(isNewer(known, live(over))).toBe(expected)
  })
})
