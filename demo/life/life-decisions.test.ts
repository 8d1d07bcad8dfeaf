import { expect, test } from 'vitest'
import { minimumNextBid } from '#domains/deals/common/price-ladder.ts'
import { decideBid, type AuctionState } from '#domains/auctions/server/bidding.history.service.ts'
import { toAccountId, toListingId, type AccountId } from '#platform/common/ids.ts'
import { decideLifeBid, getPull, weighedPick, type AuctionSeen } from './life-decisions.ts'
import { makeDice } from '../seeded.ts'
import { getValuation, getWorth } from '../worth.ts'

const now = new Date('2026-11-20T22:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const members = Array.from({ length: 37 }, (_, n) => toAccountId(2001 + n))

const auction: AuctionSeen = {
  listing_id: toListingId(100_321),
  seller_id: toAccountId(1001),
  leader_id: null,
  price_cents: 50_00,
  bid_count: 0,
  starts_at: later(-86_400),
  closes_at: later(3600),
  last_bid_at: null,
  worthCents: 200_00,
}
const limitOf = (id: AccountId) => getValuation(id, auction.listing_id, auction.worthCents)
const [keen, ...others] = members
  .filter((id) => limitOf(id) !== null)
  .sort((a, b) => limitOf(b)! - limitOf(a)!)
const cold = members.find((id) => limitOf(id) === null)!

test('several members, but not most, are interested in a listing', () => {
  expect(others.length).toBeGreaterThanOrEqual(2)
  expect(others.length).toBeLessThan(16)
})

const refusals: [string, Partial<AuctionSeen>, AccountId][] = [
  ['who has no interest', {}, cold],
  ['the seller', { seller_id: keen! }, keen!],
  ['the leading bidder', { leader_id: keen!, bid_count: 1 }, keen!],
  ['an outpriced member', { price_cents: limitOf(keen!)!, bid_count: 4, leader_id: toAccountId(7) }, keen!],
  ['a member just after a bid', { last_bid_at: later(-5), bid_count: 1, leader_id: toAccountId(7) }, keen!],
  ['a member on a listing that is only seconds old', { starts_at: later(-20) }, keen!],
  ['a member in the last seconds', { closes_at: later(2) }, keen!],
]

test.each(refusals)('decideLifeBid places no bid for %s', (_, difference, memberId) => {
  expect(decideLifeBid({ ...auction, ...difference }, memberId, now, () => 0.5)).toBeNull()
})

test.each([0, 0.3, 0.6, 0.87, 0.99])('a bid in mood %d is between the minimum and the value', (mood) => {
  for (const priceCents of [1_00, 50_00, 99_50, limitOf(keen!)! - 5_00]) {
    const seen = { ...auction, price_cents: priceCents, bid_count: 3, leader_id: toAccountId(7) }
    const cents = decideLifeBid(seen, keen!, now, () => mood)!
    expect(cents).toBeGreaterThanOrEqual(minimumNextBid(seen))
    expect(cents).toBeLessThanOrEqual(limitOf(keen!)!)
    expect(Number.isInteger(cents)).toBe(true)
  }
})

test('bots bid legally and stop when no one else takes part', () => {
  const dice = makeDice(11)
  let pending: AuctionState & AuctionSeen = {
    ...auction,
    closed: false,
    reserve_price_cents: null,
    buy_now_price_cents: null,
    leader_max_cents: null,
    start_price_cents: 50_00,
  }
  let at = now
  for (let turn = 0; turn < 500; turn += 1) {
    at = new Date(at.getTime() + 30_000)
    const seen = { ...pending, closes_at: new Date(at.getTime() + 3_600_000), last_bid_at: null }
    const who = members.find((id) => decideLifeBid(seen, id, at, () => 0) !== null)
    if (who === undefined) break
    const maxCents = decideLifeBid(seen, who, at, dice.chance)!
    const decision = decideBid(seen, { bidder_id: who, max_cents: maxCents, placed_at: at })
    expect(decision.outcome).toBe('accepted')
    if (decision.outcome === 'accepted') pending = { ...pending, ...decision.next }
  }
  expect(pending.bid_count).toBeGreaterThan(1)
  expect(pending.bid_count).toBeLessThan(120)
  expect(pending.price_cents).toBeLessThanOrEqual(limitOf(keen!)!)
  expect(pending.price_cents).toBeGreaterThanOrEqual(limitOf(others[0]!)! - 2_00)
})

test('listings that close soon, are new or are led by a real member attract more bots', () => {
  const ids = new Set(members)
  const pull = (difference: Partial<AuctionSeen>) =>
    getPull({ ...auction, seller_id: toAccountId(2001), ...difference }, ids, now)
  const usual = pull({ closes_at: later(86_400) })
  expect(pull({})).toBeGreaterThan(usual)
  expect(
    pull({ closes_at: later(86_400), leader_id: toAccountId(5), last_bid_at: later(-60) }),
  ).toBeGreaterThan(pull({}))
  expect(pull({ closes_at: later(86_400), leader_id: toAccountId(2002), last_bid_at: later(-60) })).toBe(
    usual,
  )
  expect(
    pull({ closes_at: later(86_400), seller_id: toAccountId(5), starts_at: later(-600) }),
  ).toBeGreaterThan(usual + 4)
})

test('weighedPick prefers heavier items and returns undefined for an empty list', () => {
  const dice = makeDice(3)
  const picked = Array.from({ length: 400 }, () => weighedPick([1, 9], (n) => n, dice.chance))
  expect(picked.filter((n) => n === 9).length).toBeGreaterThan(320)
  expect(picked).toContain(1)
  expect(weighedPick([], () => 1, dice.chance)).toBeUndefined()
})

test('getWorth knows demo items, estimates others and ignores overpriced ones', () => {
  const of = (title: string, category: string, startPriceCents: number) =>
    getWorth({ title, category, start_price_cents: startPriceCents, vehicle: null }, now)
  expect(of('Giant Defy 2, size M/L, carbon seatpost', 'sports-cycling-road-bikes', 100)).toBe(680_00)
  expect(of('My own bike', 'sports-cycling-road-bikes', 100)).toBe(680_00)
  expect(of('My own bike', 'sports-cycling-road-bikes', 1000_00)).toBe(1700_00)
  expect(of('My gold bike', 'sports-cycling-road-bikes', 50_000_00)).toBe(0)
  expect(of('Something', 'a-category-of-tomorrow', 100)).toBe(80_00)
})

test('getWorth values a car by model, year and odometer', () => {
  const of = (vehicle: { make: string; model: string; year: number; odometer_km: number }, start = 100) =>
    getWorth({ title: 'My car', category: 'cars-hatchbacks', start_price_cents: start, vehicle }, now)
  const corolla = { make: 'Toyota', model: 'Corolla', year: 2016, odometer_km: 120_000 }
  expect(of(corolla)).toBeGreaterThan(9_000_00)
  expect(of(corolla)).toBeLessThan(16_000_00)
  expect(of({ ...corolla, make: 'TOYOTA', model: 'corolla' })).toBe(of(corolla))
  expect(of({ ...corolla, year: 2022 })).toBeGreaterThan(of(corolla) * 1.3)
  expect(of({ ...corolla, odometer_km: 260_000 })).toBeLessThan(of(corolla))
  expect(of({ ...corolla, make: 'Trabant', model: '601' })).toBeGreaterThan(3_000_00)
})
