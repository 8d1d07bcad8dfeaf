import { minimumNextBid } from '#domains/deals/common/price-ladder.ts'
import { getAmount } from '../past/past-bids.ts'
import { getValuation } from '../worth.ts'

export interface AuctionSeen {
  listing_id: number
  seller_id: number
  leader_id: number | null
  price_cents: number
  bid_count: number
  starts_at: Date
  closes_at: Date
  last_bid_at: Date | null
  worth_cents: number
}

const patience_ms = { after_bid: 18_000, after_listing: 45_000, before_close: 4_000 }

/** Null for no bid. Never above the member's own valuation. */
export function decideLifeBid(
  auction: AuctionSeen,
  member_id: number,
  now: Date,
  chance: () => number,
): number | null {
  const valuation_cents = getValuation(member_id, auction.listing_id, auction.worth_cents)
  const minimum_cents = minimumNextBid(auction)
  if (valuation_cents === null || valuation_cents < minimum_cents) return null
  if (member_id === auction.seller_id || member_id === auction.leader_id) return null
  if (!isTime(auction, now)) return null
  return getAmount(minimum_cents, valuation_cents, chance)
}

function isTime({ starts_at, closes_at, last_bid_at }: AuctionSeen, now: Date): boolean {
  const ms = now.getTime()
  if (ms - starts_at.getTime() < patience_ms.after_listing) return false
  if (last_bid_at && ms - last_bid_at.getTime() < patience_ms.after_bid) return false
  return closes_at.getTime() - ms > patience_ms.before_close
}

const hour_ms = 3_600_000

export function getPull(auction: AuctionSeen, pretend_ids: ReadonlySet<number>, now: Date): number {
  const { seller_id, leader_id, starts_at, closes_at, last_bid_at, bid_count } = auction
  const hours_left = (closes_at.getTime() - now.getTime()) / hour_ms
  const hoursSince = (then: Date) => (now.getTime() - then.getTime()) / hour_ms
  const guest_leads =
    leader_id !== null && !pretend_ids.has(leader_id) && last_bid_at && hoursSince(last_bid_at) < 1
  const guest_sells = !pretend_ids.has(seller_id) && hoursSince(starts_at) < 6
  return (
    (hours_left < 0.7 ? 12 : hours_left < 3 ? 3 : 1) +
    (hoursSince(starts_at) < 3 ? 2 : 0) +
    (guest_leads ? 16 : 0) +
    (guest_sells ? (bid_count < 3 ? 14 : 6) : 0)
  )
}

export function weighedPick<T>(
  from: readonly T[],
  weightOf: (one: T) => number,
  chance: () => number,
): T | undefined {
  const total = from.reduce((sum, one) => sum + weightOf(one), 0)
  let left = chance() * total
  return from.find((one) => (left -= weightOf(one)) < 0) ?? from.at(-1)
}
