import { describe, expect, test } from 'vitest'
import { reserveState } from '#domains/deals/common/price-ladder.ts'
import { toAccountId } from '#platform/common/ids.ts'
import { closeOutcome, decideBid, type AuctionState } from '../bidding.rules.ts'
import { decideReserveLowering, type ReserveLowering } from './reserve.rules.ts'

const [a, b] = [toAccountId(1), toAccountId(2)]
const closesAt = new Date('2026-11-28T07:00:00.000Z')
const before = (ms: number): Date => new Date(closesAt.getTime() - ms)
const hour = 3_600_000

const auction: AuctionState = {
  seller_id: toAccountId(9),
  start_price_cents: 10_00,
  reserve_price_cents: 100_00,
  buy_now_price_cents: 150_00,
  price_cents: 31_00,
  leader_id: a,
  leader_max_cents: 60_00,
  bid_count: 2,
  closes_at: closesAt,
  closed: false,
}

const lower = (reserveCents: number, changes: Partial<ReserveLowering> = {}, row = auction) =>
  decideReserveLowering(row, {
    reserveCents,
    firstReserveCents: 100_00,
    loweredBefore: false,
    at: before(2 * hour),
    ...changes,
  })

describe('lowering the reserve', () => {
  test('lowering it to between the price and the leader’s maximum doesn’t move the price', () => {
    const decision = lower(50_00)
    if (decision.outcome === 'refused') throw new Error(decision.key)
    expect(decision).toMatchObject({ reserve_newly_met: false, buyNowRemoved: false })
    expect(decision.next).toEqual({ ...auction, reserve_price_cents: 50_00 })
    expect(reserveState(decision.next)).toBe('not_met')
    expect(closeOutcome(decision.next)).toEqual({ outcome: 'unsold', why: 'reserve_not_met' })

    const next = { bidder_id: b, max_cents: 32_00, placed_at: before(hour) }
    expect(decideBid(decision.next, next)).toMatchObject({
      reserve_newly_met: true,
      buyNowRemoved: true,
      next: { price_cents: 50_00, leader_id: a },
    })
    expect(decideBid(decision.next, { ...next, bidder_id: a, max_cents: 61_00 })).toMatchObject({
      price_changed: true,
      next: { price_cents: 50_00 },
    })
  })

  test('lowering it to the price or below meets it at once and ends buy now', () => {
    const terms = { firstReserveCents: 60_00 }
    const row = { ...auction, reserve_price_cents: 60_00, leader_max_cents: 55_00 }
    for (const reserve of [31_00, 30_00]) {
      expect(lower(reserve, terms, row)).toMatchObject({
        reserve_newly_met: true,
        buyNowRemoved: true,
        next: { price_cents: 31_00, buy_now_price_cents: null },
      })
    }
    expect(lower(31_01, terms, row)).toMatchObject({ reserve_newly_met: false, buyNowRemoved: false })
  })

  test.each<[string, ReturnType<typeof lower>, object]>([
    ['half of the first is enough', lower(50_00), { outcome: 'accepted' }],
    ['a cent under half', lower(49_99), { key: 'reserve_too_low', minimum_cents: 50_00 }],
    ['half of an odd reserve is rounded up', lower(20, { firstReserveCents: 41 }), { minimum_cents: 21 }],
    ['a second time', lower(60_00, { loweredBefore: true }), { key: 'reserve_already_lowered' }],
    ['to what it is', lower(100_00), { key: 'reserve_not_lower' }],
    ['to more', lower(100_01), { key: 'reserve_not_lower' }],
    ['a millisecond before the last hour', lower(60_00, { at: before(hour + 1) }), { outcome: 'accepted' }],
    ['in the last hour', lower(60_00, { at: before(hour) }), { key: 'reserve_lowering_too_late' }],
    ['after the close', lower(60_00, { at: closesAt }), { key: 'listing_closed' }],
    ['when closed', lower(60_00, {}, { ...auction, closed: true }), { key: 'listing_closed' }],
    [
      'where there is none',
      lower(60_00, {}, { ...auction, reserve_price_cents: null }),
      { key: 'no_reserve' },
    ],
    ['to half a cent', lower(60_00.5), { key: 'amount_not_valid' }],
    ['to nothing', lower(0), { key: 'amount_not_valid' }],
  ])('%s', (_, decision, expected) => {
    expect(decision).toMatchObject(expected)
  })
})
