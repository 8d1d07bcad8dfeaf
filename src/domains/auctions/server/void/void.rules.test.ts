import { describe, expect, test } from 'vitest'
import { reserveState } from '#domains/deals/common/price-ladder.ts'
import { toAccountId, type AccountId } from '#platform/common/ids.ts'
import { decideBid, type AuctionState } from '../bidding.rules.ts'
import { replayAuction, type AuctionTerms, type ReplayEntry } from '../price.rules.ts'
import { decideMaximumLowering, decideVoid } from './void.rules.ts'

const [a, b, c] = [toAccountId(1), toAccountId(2), toAccountId(3)]
const closesAt = new Date('2026-11-28T07:00:00.000Z')
const before = (ms: number): Date => new Date(closesAt.getTime() - ms)
const minute = 60_000

const bids = (...list: [AccountId, number][]): ReplayEntry[] =>
  list.map(([bidderId, maxCents]) => ({ kind: 'bid', bidder_id: bidderId, max_cents: maxCents }))

const after = (
  terms: AuctionTerms,
  entries: ReplayEntry[],
  changes: Partial<AuctionState> = {},
): AuctionState => ({
  ...replayAuction(terms, entries),
  seller_id: toAccountId(9),
  buy_now_price_cents: null,
  closes_at: closesAt,
  closed: false,
  ...changes,
})

const plain: AuctionTerms = { start_price_cents: 10_00, reserve_price_cents: null }
const reserved: AuctionTerms = { start_price_cents: 10_00, reserve_price_cents: 40_00 }

const voidOf = (bidderId: AccountId, terms: AuctionTerms, entries: ReplayEntry[], at = before(11 * minute)) =>
  decideVoid(after(terms, entries), { bidder_id: bidderId, by: 'seller', at, terms, entries })

describe('voiding a bidder', () => {
  test('voiding the leader replays the price from the rest, and the next one leads', () => {
    expect(voidOf(b, plain, bids([a, 50_00], [b, 80_00]))).toMatchObject({
      voided_bids: 1,
      price_changed: true,
      leader_changed: true,
      newLeaderId: a,
      next: { price_cents: 10_00, leader_id: a, leader_max_cents: 50_00, bid_count: 1 },
    })
  })

  test('voiding the runner-up lowers the price, keeps the leader and reveals no maximum', () => {
    const entries = bids([a, 50_00], [b, 30_00], [c, 40_00])
    expect(voidOf(c, plain, entries)).toMatchObject({
      price_changed: true,
      leader_changed: false,
      newLeaderId: null,
      next: { price_cents: 31_00, leader_id: a, bid_count: 2 },
    })
    expect(voidOf(b, plain, entries)).toMatchObject({ price_changed: false, next: { price_cents: 41_00 } })
  })

  test('only Hoko can void in the last 10 minutes', () => {
    const at = before(minute)
    const [entries, terms] = [bids([a, 50_00], [b, 80_00]), plain]
    const voiding = { bidder_id: b, at, terms, entries }
    expect(decideVoid(after(terms, entries), { ...voiding, by: 'seller' })).toMatchObject({
      key: 'void_too_late',
    })
    expect(decideVoid(after(terms, entries), { ...voiding, by: 'house' })).toMatchObject({
      outcome: 'accepted',
    })
  })

  test('voiding the only bidder returns to the start price, without a bid', () => {
    expect(voidOf(a, plain, bids([a, 50_00], [a, 60_00]))).toMatchObject({
      voided_bids: 2,
      newLeaderId: null,
      next: { price_cents: 10_00, leader_id: null, leader_max_cents: null, bid_count: 0 },
    })
  })

  test('a void removes all bids of the bidder, including those between others’', () => {
    expect(voidOf(b, plain, bids([a, 20_00], [b, 30_00], [a, 60_00], [b, 90_00]))).toMatchObject({
      voided_bids: 2,
      next: { price_cents: 10_00, leader_id: a, leader_max_cents: 60_00, bid_count: 2 },
    })
  })

  test('a void can unmeet the reserve, and buy now doesn’t come back', () => {
    const entries = bids([a, 30_00], [b, 80_00])
    const auction = after(reserved, entries)
    expect(reserveState(auction)).toBe('met')
    const decision = decideVoid(auction, {
      bidder_id: b,
      by: 'seller',
      at: before(3_600_000),
      terms: reserved,
      entries,
    })
    expect(decision).toMatchObject({
      reserveLost: true,
      next: { price_cents: 10_00, buy_now_price_cents: null },
    })
  })

  test('a reserve met by the other bids stays met', () => {
    expect(voidOf(b, reserved, bids([a, 45_00], [b, 80_00]))).toMatchObject({
      reserveLost: false,
      next: { price_cents: 40_00, leader_id: a },
    })
  })

  test('each bid is replayed against the reserve of its own time', () => {
    const entries: ReplayEntry[] = [
      ...bids([a, 30_00], [b, 35_00]),
      { kind: 'reserve_lowered', reserveCents: 25_00 },
      ...bids([b, 60_00]),
    ]
    // a's 30 came while the reserve was 40: neither it nor the lowering lifted the price.
    expect(voidOf(b, reserved, entries)).toMatchObject({
      next: { price_cents: 10_00, leader_id: a, reserve_price_cents: 25_00 },
    })
  })

  test('a void leaves the closing time, including extensions by void bids', () => {
    const entries = bids([a, 50_00], [b, 80_00])
    const extended = new Date(closesAt.getTime() + minute)
    const auction = after(plain, entries, { closes_at: extended })
    const decision = decideVoid(auction, {
      bidder_id: b,
      by: 'seller',
      at: before(30 * minute),
      terms: plain,
      entries,
    })
    expect(decision).toMatchObject({ next: { closes_at: extended } })
  })

  test('a void is refused in the last 10 minutes, after closing, and without bids', () => {
    const entries = bids([a, 50_00], [b, 80_00])
    expect(voidOf(b, plain, entries, before(10 * minute + 1)).outcome).toBe('accepted')
    expect(voidOf(b, plain, entries, before(10 * minute))).toEqual({
      outcome: 'refused',
      key: 'void_too_late',
    })
    expect(voidOf(b, plain, entries, closesAt)).toEqual({ outcome: 'refused', key: 'listing_closed' })
    expect(voidOf(c, plain, entries)).toEqual({ outcome: 'refused', key: 'no_bids_of_bidder' })
  })
})

describe('lowering a maximum after a void', () => {
  const auction = after(plain, bids([a, 80_00], [b, 30_00]))
  const lower = (maxCents: number, changes: object = {}, row = auction) =>
    decideMaximumLowering(row, {
      bidder_id: a,
      max_cents: maxCents,
      newLeaderId: a,
      at: before(minute),
      ...changes,
    })

  test('a maximum can be lowered to the replayed price, and price and lead stay', () => {
    const decision = lower(31_00)
    if (decision.outcome === 'refused') throw new Error(decision.key)
    expect(decision.next).toEqual({ ...auction, leader_max_cents: 31_00 })
    const next = { bidder_id: b, max_cents: 32_00, placed_at: before(minute) }
    expect(decideBid(decision.next, next)).toMatchObject({ next: { leader_id: b, price_cents: 32_00 } })
  })

  test('a lowered maximum counts in a later replay', () => {
    const entries: ReplayEntry[] = [
      ...bids([a, 80_00], [b, 30_00]),
      { kind: 'maximum_lowered', bidder_id: a, max_cents: 40_00 },
      ...bids([c, 60_00]),
    ]
    expect(replayAuction(plain, entries)).toMatchObject({ price_cents: 41_00, leader_id: c })
  })

  test.each<[string, ReturnType<typeof lower>, object]>([
    ['below the price', lower(30_99), { key: 'maximum_below_price', minimum_cents: 31_00 }],
    ['to what it is', lower(80_00), { key: 'maximum_not_lower' }],
    ['to more', lower(90_00), { key: 'maximum_not_lower' }],
    ['to half a cent', lower(40_00.5), { key: 'amount_not_valid' }],
    ['without a void', lower(40_00, { newLeaderId: null }), { key: 'not_allowed_to_lower' }],
    ['by another', lower(40_00, { bidder_id: b }), { key: 'not_allowed_to_lower' }],
    ['after the close', lower(40_00, { at: closesAt }), { key: 'listing_closed' }],
  ])('lowering is refused %s', (_, decision, refusal) => {
    expect(decision).toEqual({ outcome: 'refused', ...refusal })
  })
})
