import { describe, expect, test } from 'vitest'
import type { AccountId } from '#platform/common/ids.ts'
import { closingIsDue } from '#test/harness/auctions/auction-model.ts'
import { isBuyNowAvailable } from '#domains/deals/common/price-ladder.ts'
import {
  a,
  accepted,
  after,
  anAuction,
  b,
  before,
  bid,
  c,
  closesAt,
  hour,
  longBefore,
  minute,
  second,
  seller,
} from '#test/harness/auctions/an-auction.ts'
import { closeOutcome, decideBid, decideBuyNow, extensionFor, type AuctionState } from './bidding.rules.ts'

describe('refusals', () => {
  const led = after(anAuction(), [a, 50_00], [b, 30_00])

  test.each<[string, AuctionState, AccountId, number, object]>([
    ['under the start price', anAuction(), a, 9_99, { key: 'bid_too_low', minimum_cents: 10_00 }],
    ['at the price', led, b, 31_00, { key: 'bid_too_low', minimum_cents: 32_00 }],
    ['a cent under the minimum', led, c, 31_99, { key: 'bid_too_low', minimum_cents: 32_00 }],
    ['one’s own standing maximum', led, a, 50_00, { key: 'maximum_below_own' }],
    ['below one’s own, and below the minimum', led, a, 1_00, { key: 'maximum_below_own' }],
    [
      'above one’s own but under the minimum',
      after(anAuction(), [a, 10_20]),
      a,
      10_40,
      { key: 'bid_too_low', minimum_cents: 10_50 },
    ],
    ['the seller', led, seller, 90_00, { key: 'not_allowed_to_bid' }],
    ['a cent over NZ$\u00a0100,000,000', led, b, 100_000_000_01, { key: 'bid_too_high' }],
    ['half a cent', led, b, 40_00.5, { key: 'amount_not_valid' }],
    ['nothing', led, b, 0, { key: 'amount_not_valid' }],
    ['less than nothing', led, b, -40_00, { key: 'amount_not_valid' }],
    ['not a number', led, b, Number.NaN, { key: 'amount_not_valid' }],
    ['infinitely much', led, b, Infinity, { key: 'amount_not_valid' }],
    ['more than a number holds exactly', led, b, 2 ** 53, { key: 'amount_not_valid' }],
    ['a closed auction', { ...led, closed: true }, b, 90_00, { key: 'listing_closed' }],
    [
      'a closed auction, even for the seller',
      { ...led, closed: true },
      seller,
      90_00,
      { key: 'listing_closed' },
    ],
  ])('%s', (_, auction, bidderId, maxCents, refusal) => {
    expect(bid(auction, bidderId, maxCents)).toEqual({ outcome: 'refused', ...refusal })
  })

  test('a bid by a restricted caller is refused', () => {
    const restrictedBid = { bidder_id: b, max_cents: 90_00, placed_at: longBefore, restricted: true }
    expect(decideBid(led, restrictedBid)).toEqual({ outcome: 'refused', key: 'not_allowed_to_bid' })
    expect(decideBid(led, { ...restrictedBid, restricted: false }).outcome).toBe('accepted')
  })

  test.each([
    ['with something to confirm', { isUnconfirmed: true }, 'requirement_unconfirmed'],
    ['with nothing left to confirm', { isUnconfirmed: false }, null],
    ['barred besides', { isUnconfirmed: true, restricted: true }, 'not_allowed_to_bid'],
    ['after the closing', { isUnconfirmed: true, placed_at: closesAt }, 'listing_closed'],
    ['too low besides', { isUnconfirmed: true, max_cents: 1 }, 'requirement_unconfirmed'],
  ])('a bid by %s is refused', (_name, more, key) => {
    const decision = decideBid(led, { bidder_id: b, max_cents: 90_00, placed_at: longBefore, ...more })
    expect(decision.outcome === 'refused' ? decision.key : null).toBe(key)
  })

  test('an accepted bid doesn’t change its input row', () => {
    const frozen = Object.freeze(anAuction({ reserve_price_cents: 40_00, buy_now_price_cents: 90_00 }))
    expect(bid(frozen, a, 50_00).outcome).toBe('accepted')
  })
})

describe('the result of an accepted bid', () => {
  test('the first bid makes a leader, outbids nobody and leaves the price', () => {
    expect(accepted(anAuction(), a, 50_00)).toMatchObject({
      price_changed: false,
      leader_changed: true,
      outbidBidderId: null,
      reserve_newly_met: false,
    })
  })

  test('a bid that takes the lead names the outbid bidder; another one names nobody', () => {
    const led = after(anAuction(), [a, 50_00])
    expect(accepted(led, b, 60_00)).toMatchObject({
      price_changed: true,
      leader_changed: true,
      outbidBidderId: a,
    })
    expect(accepted(led, b, 50_00)).toMatchObject({
      price_changed: true,
      leader_changed: false,
      outbidBidderId: null,
    })
    expect(accepted(led, a, 60_00)).toMatchObject({
      price_changed: false,
      leader_changed: false,
      outbidBidderId: null,
    })
  })

  test('the reserve is newly met only once', () => {
    const first = accepted(anAuction({ reserve_price_cents: 40_00 }), a, 40_00)
    expect(first).toMatchObject({ reserve_newly_met: true, price_changed: true })
    expect(accepted(first.next, b, 60_00).reserve_newly_met).toBe(false)
  })
})

describe('the time of a bid', () => {
  test('a bid in the last millisecond is in time, at the closing instant it isn’t', () => {
    expect(bid(anAuction(), a, 50_00, before(1)).outcome).toBe('accepted')
    expect(bid(anAuction(), a, 50_00, closesAt)).toEqual({ outcome: 'refused', key: 'listing_closed' })
    expect(bid(anAuction(), a, 50_00, before(-1))).toEqual({ outcome: 'refused', key: 'listing_closed' })
  })

  test.each([
    ['2 minutes and a millisecond before: nothing', 2 * minute + 1, 0, false],
    ['exactly 2 minutes before: nothing to add', 2 * minute, 0, false],
    ['a millisecond into the last 2 minutes', 2 * minute - 1, 1, true],
    ['30 seconds before', 30 * second, 90 * second, true],
    ['the last millisecond', 1, 2 * minute - 1, true],
  ])('a bid extends the auction: %s', (_, msBefore, added, extended) => {
    const decision = accepted(anAuction(), a, 50_00, before(msBefore))
    expect(decision.next.closes_at).toEqual(before(-added))
    expect(decision.extended).toBe(extended)
  })

  test('an extended auction is extended again from its new end', () => {
    const idempotencyKey = accepted(anAuction(), a, 50_00, before(1)).next
    const twice = accepted(idempotencyKey, b, 30_00, before(1 - minute)).next
    expect(twice.closes_at).toEqual(before(1 - 3 * minute))
  })

  test('a bid that is outbid at once also extends; a refused one doesn’t', () => {
    const led = after(anAuction(), [a, 50_00])
    expect(accepted(led, b, 30_00, before(second)).extended).toBe(true)
    expect(bid(led, b, 10_00, before(second))).not.toHaveProperty('next')
  })

  test('raising one’s own maximum extends only if it moves the price to the reserve', () => {
    const led = after(anAuction({ reserve_price_cents: 90_00 }), [a, 50_00])
    expect(accepted(led, a, 60_00, before(second))).toMatchObject({
      extended: false,
      next: { closes_at: closesAt },
    })
    expect(accepted(led, a, 90_00, before(second))).toMatchObject({ extended: true, price_changed: true })
  })

  test('extensionFor never brings the closing forward', () => {
    expect(extensionFor(closesAt, before(hour), true)).toBe(closesAt)
    expect(extensionFor(closesAt, before(second), false)).toBe(closesAt)
  })

  test('an extension is 2 minutes across the start of daylight saving', () => {
    const night = new Date('2026-09-26T13:59:30.000Z')
    const decision = accepted(anAuction({ closes_at: night }), a, 50_00, new Date('2026-09-26T13:59:00.000Z'))
    expect(decision.next.closes_at.toISOString()).toBe('2026-09-26T14:01:00.000Z')
  })
})

const buy = (auction: AuctionState, buyerId = c, at = longBefore) =>
  decideBuyNow(auction, { buyer_id: buyerId, at })

describe('buy now', () => {
  const plain = anAuction({ buy_now_price_cents: 100_00 })
  const reserved = anAuction({ buy_now_price_cents: 100_00, reserve_price_cents: 40_00 })

  test('buy now without a reserve is available until the first bid', () => {
    expect(isBuyNowAvailable(plain)).toBe(true)
    const first = accepted(plain, a, 10_00)
    expect(first.buyNowRemoved).toBe(true)
    expect(isBuyNowAvailable(first.next)).toBe(false)
    expect(buy(first.next)).toEqual({ outcome: 'refused', key: 'buy_now_gone' })
    expect(accepted(first.next, b, 20_00).buyNowRemoved).toBe(false)
  })

  test('buy now with a reserve is available until the reserve is met', () => {
    const under = accepted(reserved, a, 39_99)
    expect(under.buyNowRemoved).toBe(false)
    expect(buy(under.next).outcome).toBe('accepted')
    const met = accepted(under.next, a, 40_00)
    expect(met.buyNowRemoved).toBe(true)
    expect(buy(met.next)).toEqual({ outcome: 'refused', key: 'buy_now_gone' })
  })

  test('buy now ends the auction at its price; later bids and purchases are refused', () => {
    const decision = buy(reserved)
    expect(decision).toMatchObject({
      outcome: 'accepted',
      buyer_id: c,
      price_cents: 100_00,
      next: { closed: true },
    })
    if (decision.outcome === 'refused') throw new Error(decision.key)
    expect(bid(decision.next, a, 200_00)).toEqual({ outcome: 'refused', key: 'listing_closed' })
    expect(buy(decision.next)).toEqual({ outcome: 'refused', key: 'listing_closed' })
  })

  test('a bid at or above the buy-now price is an ordinary bid', () => {
    expect(accepted(plain, a, 100_00).next).toMatchObject({ price_cents: 10_00, closed: false, leader_id: a })
    expect(accepted(reserved, a, 150_00).next).toMatchObject({ price_cents: 40_00, closed: false })
  })

  test('buy now is refused to the seller, to restricted buyers, after closing, and without a price', () => {
    expect(buy(plain, seller)).toEqual({ outcome: 'refused', key: 'not_allowed_to_bid' })
    expect(decideBuyNow(plain, { buyer_id: c, at: longBefore, restricted: true })).toMatchObject({
      key: 'not_allowed_to_bid',
    })
    expect(decideBuyNow(plain, { buyer_id: c, at: longBefore, isUnconfirmed: true })).toMatchObject({
      key: 'requirement_unconfirmed',
    })
    expect(buy(plain, c, closesAt)).toEqual({ outcome: 'refused', key: 'listing_closed' })
    expect(buy(plain, c, before(1)).outcome).toBe('accepted')
    expect(buy(anAuction())).toEqual({ outcome: 'refused', key: 'buy_now_gone' })
  })
})

describe('closing', () => {
  test('an auction is due from the closing instant on, once', () => {
    expect(closingIsDue(anAuction(), before(1))).toBe(false)
    expect(closingIsDue(anAuction(), closesAt)).toBe(true)
    expect(closingIsDue(anAuction({ closed: true }), closesAt)).toBe(false)
  })

  test('closing sells to the leader at the price, not at the maximum', () => {
    const sold = { outcome: 'sold', buyer_id: a, price_cents: 31_00 }
    expect(closeOutcome(after(anAuction(), [a, 50_00], [b, 30_00]))).toEqual(sold)
  })

  test('closing sells nothing without bids or below the reserve', () => {
    expect(closeOutcome(anAuction())).toEqual({ outcome: 'unsold', why: 'no_bids' })
    expect(closeOutcome(anAuction({ reserve_price_cents: 10_00 }))).toEqual({
      outcome: 'unsold',
      why: 'no_bids',
    })
    const under = after(anAuction({ reserve_price_cents: 40_00 }), [a, 39_99])
    expect(closeOutcome(under)).toEqual({ outcome: 'unsold', why: 'reserve_not_met' })
    expect(closeOutcome(after(under, [b, 40_00]))).toEqual({
      outcome: 'sold',
      buyer_id: b,
      price_cents: 40_00,
    })
  })
})
