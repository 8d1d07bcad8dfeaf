import { describe, expect, test } from 'vitest'
import { incrementFor, minimumNextBid, reserveState } from '#domains/deals/common/price-ladder.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { a, after, anAuction, b, c, longBefore } from '#test/harness/auctions/an-auction.ts'
import { decideBid } from './bidding.rules.ts'
import { customaryRules } from './price.rules.ts'

function read(row: string) {
  const [start = '', reserve = '', bids = '', price = '', leader = '', state] = row.split(' | ')
  return {
    auction: anAuction({
      start_price_cents: cents(start),
      reserve_price_cents: reserve === '–' ? null : cents(reserve),
    }),
    bids: bids.split(', ').map<[AccountId, number]>((bid) => {
      const [name = '', max = ''] = bid.split(':')
      return [bidderCalled(name), cents(max)]
    }),
    expected: { price_cents: cents(price), leader_id: bidderCalled(leader) },
    state,
  }
}

const cents = (dollars: string): number => Math.round(Number(dollars) * 100)

function bidderCalled(name: string): AccountId {
  const id = { a, b, c }[name]
  if (id === undefined) throw new Error(`No bidder is called ${name}`)
  return id
}

describe('price, leader and reserve (the nine worked cases, then more)', () => {
  test.each([
    '10.00 | – | a:50.00 | 10.00 | a | none',
    '10.00 | – | a:50.00, b:30.00 | 31.00 | a | none',
    '10.00 | – | a:50.00, b:50.00 | 50.00 | a | none',
    '10.00 | – | a:50.00, b:50.50 | 50.50 | b | none',
    '10.00 | – | a:19.80, b:30.00 | 20.30 | b | none',
    '10.00 | 40.00 | a:50.00 | 40.00 | a | met',
    '10.00 | 40.00 | a:30.00, b:35.00 | 31.00 | b | not_met',
    '10.00 | 40.00 | a:30.00, b:35.00, b:45.00 | 40.00 | b | met',
    '1.00 | – | a:5.00, a:80.00 | 1.00 | a | none',
    // The bid is exactly the start price; then exactly the minimum.
    '10.00 | – | a:10.00 | 10.00 | a | none',
    '10.00 | – | a:10.00, b:10.50 | 10.50 | b | none',
    // The increment depends on the second highest maximum, at the upper bound and one cent over it.
    '10.00 | – | a:20.00, b:30.00 | 20.50 | b | none',
    '10.00 | – | a:20.01, b:30.00 | 21.01 | b | none',
    // The price never exceeds the winner's maximum if the leader leads by less than an increment.
    '10.00 | – | a:50.00, b:49.50 | 50.00 | a | none',
    '7.77 | – | a:33.33, b:12.34 | 12.84 | a | none',
    // With three bidders only the highest two count; a third between them changes the second
    // highest.
    '10.00 | – | a:90.00, b:30.00, c:60.00 | 61.00 | a | none',
    '10.00 | – | a:30.00, b:60.00, c:90.00 | 61.00 | c | none',
    // With equal maxima of three, the earliest leads, and the others can't pay more than it.
    '10.00 | – | a:30.00, b:90.00, c:90.00 | 90.00 | b | none',
    '10.00 | – | a:30.00, b:40.00, a:60.00 | 41.00 | a | none',
    // Raising one's own maximum leaves the price at rule 4's cap; the next bid continues from the
    // new one.
    '10.00 | – | a:50.00, b:50.50, b:80.00 | 50.50 | b | none',
    '10.00 | – | a:50.00, b:50.50, b:80.00, c:60.00 | 61.00 | b | none',
    // After a tie, the leader raises: the price doesn't change.
    '10.00 | – | a:50.00, b:50.00, a:70.00 | 50.00 | a | none',
    // The reserve is reached exactly, missed by a cent, reached by a raise exactly and by far.
    '10.00 | 40.00 | a:40.00 | 40.00 | a | met',
    '10.00 | 40.00 | a:39.99 | 10.00 | a | not_met',
    '10.00 | 40.00 | a:30.00, a:40.00 | 40.00 | a | met',
    '10.00 | 40.00 | a:30.00, a:39.99 | 10.00 | a | not_met',
    '10.00 | 40.00 | a:30.00, a:400.00 | 40.00 | a | met',
    // The second maximum exceeds the reserve, or equals it.
    '10.00 | 40.00 | a:30.00, b:90.00, c:60.00 | 61.00 | b | met',
    '10.00 | 40.00 | a:39.50, b:90.00 | 40.50 | b | met',
    '10.00 | 40.00 | a:90.00, b:41.00 | 42.00 | a | met',
    '10.00 | 40.00 | a:40.00, b:41.00 | 41.00 | b | met',
    // A reserve at the start price is met by the first bid.
    '10.00 | 10.00 | a:10.00 | 10.00 | a | met',
    '0.01 | – | a:0.01, b:0.51 | 0.51 | b | none',
    '10.00 | – | a:100000000.00, b:100000000.00 | 100000000.00 | a | none',
    '10.00 | – | a:99999999.99, b:100000000.00 | 100000000.00 | b | none',
  ])('%s', (row) => {
    const { auction, bids, expected, state } = read(row)
    const end = after(auction, ...bids)
    expect(end).toMatchObject({ ...expected, bid_count: bids.length })
    expect(reserveState(end)).toBe(state)
  })
})

describe('increments and the minimum', () => {
  test.each([
    [1, 50],
    [19_99, 50],
    [20_00, 50],
    [20_01, 1_00],
    [200_00, 1_00],
    [200_01, 5_00],
    [1_000_00, 5_00],
    [1_000_01, 10_00],
    [5_000_00, 10_00],
    [5_000_01, 50_00],
    [25_000_00, 50_00],
    [25_000_01, 100_00],
    [100_000_000_00, 100_00],
  ])('at %d cents the increment is %d', (price, increment) => {
    expect(incrementFor(price)).toBe(increment)
    expect(minimumNextBid(after(anAuction({ start_price_cents: price }), [a, price]))).toBe(price + increment)
  })

  test('the minimum without a bid is the start price', () => {
    expect(minimumNextBid(anAuction({ start_price_cents: 33_33 }))).toBe(33_33)
  })

  test('an auction can have its own ladder, which must cover every price', () => {
    const increments = [{ up_to_cents: 100, increment_cents: 7 }]
    expect(incrementFor(100, increments)).toBe(7)
    expect(() => incrementFor(101, increments)).toThrow('ends below 101')
    const own = { ...customaryRules, increments: [{ up_to_cents: null, increment_cents: 3_00 }] }
    const auction = after(anAuction(), [a, 50_00])
    expect(decideBid(auction, { bidder_id: b, max_cents: 12_99, placed_at: longBefore }, own)).toMatchObject({
      key: 'bid_too_low',
      minimum_cents: 13_00,
    })
    expect(decideBid(auction, { bidder_id: b, max_cents: 20_00, placed_at: longBefore }, own)).toMatchObject({
      next: { price_cents: 23_00 },
    })
  })
})
