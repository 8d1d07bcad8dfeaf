import { expect, test } from 'vitest'
import type { RulesToTry } from '#domains/auctions/common/bidding.ts'
import { toListingId } from '#platform/common/ids.ts'
import { a, b, before, closesAt, minute, second, seller } from '#test/harness/auctions/an-auction.ts'
import { customaryRules } from '../price.rules.ts'
import { addAuction, countOverLimit, getNoSums, type StoredAuction } from './sandbox.rules.ts'

const today: RulesToTry = {
  extension_minutes: null,
  max_auction_days: null,
  min_auction_minutes: null,
  free_general_listings: null,
  free_vehicle_listings: null,
  free_property_listings: null,
}

const sold: StoredAuction = {
  listing_id: toListingId(7),
  title: 'A lamp',
  seller_id: seller,
  start_price_cents: 10_00,
  reserve_price_cents: null,
  closes_at: closesAt,
  wentLiveAt: before(24 * 60 * minute),
  rules: customaryRules,
  steps: [
    { kind: 'bid', bidder_id: a, max_cents: 20_00, placed_at: before(60 * minute) },
    { kind: 'bid', bidder_id: b, max_cents: 30_00, placed_at: before(second) },
  ],
  stored: { outcome: 'sold', price_cents: 20_50, winner_id: b, closes_at: before(second - 2 * minute) },
}

const sum = (auction: StoredAuction, tried: Partial<RulesToTry>) => {
  const sums = getNoSums()
  addAuction(sums, auction, { ...today, ...tried })
  return sums
}

test.each<[string, Partial<StoredAuction>, Partial<RulesToTry>, object]>([
  [
    'today’s rules change nothing',
    {},
    {},
    {
      auctions: { replayed: 1, left_out: 0 },
      prices: { before_cents: 20_50, after_cents: 20_50, higher: { count: 0 }, lower: { count: 0 } },
      extensions: { before: 1, after: 1, later: 0, earlier: 0 },
      largest: [],
    },
  ],
  [
    'a longer extension',
    {},
    { extension_minutes: 5 },
    { extensions: { before: 1, after: 1, later: 1, later_seconds: 180, earlier: 0 } },
  ],
  [
    'a shorter extension',
    {},
    { extension_minutes: 1 },
    { extensions: { after: 1, earlier: 1, earlier_seconds: 60 } },
  ],
  [
    'a shorter extension that ends before the last bid',
    {
      steps: [
        ...sold.steps,
        { kind: 'bid', bidder_id: a, max_cents: 40_00, placed_at: before(-90 * second) },
      ],
      stored: { outcome: 'sold', price_cents: 31_00, winner_id: a, closes_at: before(-210 * second) },
    },
    { extension_minutes: 1 },
    {
      bids: { total: 3, too_low: 0, too_late: 1 },
      prices: { after_cents: 20_50, lower: { count: 1, cents: 10_50 }, other_winner: 1 },
      largest: [{ listing_id: 7, was_cents: 31_00, would_be_cents: 20_50 }],
    },
  ],
  [
    'a result that isn’t explained by the rules is left out',
    { stored: { ...sold.stored, price_cents: 21_00 } },
    { extension_minutes: 5 },
    { auctions: { replayed: 0, left_out: 1 }, prices: { before_cents: 0 }, bids: { total: 0 } },
  ],
  ['too long', {}, { max_auction_days: 1 }, { limits: { too_long: { count: 0 } } }],
  [
    'longer than allowed',
    { wentLiveAt: before(25 * 60 * minute) },
    { max_auction_days: 1 },
    { limits: { too_long: { count: 1, cents: 20_50 } } },
  ],
  [
    'shorter than allowed',
    {},
    { min_auction_minutes: 2_000 },
    { limits: { too_short: { count: 1, cents: 20_50 } } },
  ],
])('%s', (_name, changes, tried, expected) => {
  expect(sum({ ...sold, ...changes }, tried)).toMatchObject(expected)
})

test('a sale is over the limit once as many were live before it', () => {
  const trades = [
    { type: 'general', cents: 10_00, live_before: 2 },
    { type: 'general', cents: 20_00, live_before: 3 },
    { type: 'vehicle', cents: 30_00, live_before: 9 },
  ] as const
  const over = (limit: Partial<RulesToTry>) => countOverLimit([...trades], { ...today, ...limit })
  expect(over({})).toEqual({ count: 0, cents: 0 })
  expect(over({ free_general_listings: 3 })).toEqual({ count: 1, cents: 20_00 })
  expect(over({ free_general_listings: 0, free_vehicle_listings: 10 })).toEqual({ count: 2, cents: 30_00 })
})
