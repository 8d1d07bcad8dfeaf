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

const patienceMs = { after_bid: 18_000, after_listing: 45_000, before_close: 4_000 }

/** Null for no bid. Never above the member's own valuation. */
export function decideLifeBid(
  auction: AuctionSeen,
  memberId: number,
  now: Date,
  chance: () => number,
): number | null {
  const valuationCents = getValuation(memberId, auction.listing_id, auction.worth_cents)
  const minimumCents = minimumNextBid(auction)
  if (valuationCents === null || valuationCents < minimumCents) return null
  if (memberId === auction.seller_id || memberId === auction.leader_id) return null
  if (!isTime(auction, now)) return null
  return getAmount(minimumCents, valuationCents, chance)
}

function isTime({ starts_at, closes_at, last_bid_at }: AuctionSeen, now: Date): boolean {
  const ms = now.getTime()
  if (ms - starts_at.getTime() < patienceMs.after_listing) return false
  if (last_bid_at && ms - last_bid_at.getTime() < patienceMs.after_bid) return false
  return closes_at.getTime() - ms > patienceMs.before_close
}

const hourMs = 3_600_000

export function getPull(auction: AuctionSeen, pretendIds: ReadonlySet<number>, now: Date): number {
  const { seller_id, leader_id, starts_at, closes_at, last_bid_at, bid_count } = auction
  const hoursLeft = (closes_at.getTime() - now.getTime()) / hourMs
  const hoursSince = (then: Date) => (now.getTime() - then.getTime()) / hourMs
  const guestLeads =
    leader_id !== null && !pretendIds.has(leader_id) && last_bid_at && hoursSince(last_bid_at) < 1
  const guestSells = !pretendIds.has(seller_id) && hoursSince(starts_at) < 6
  return (
    (hoursLeft < 0.7 ? 12 : hoursLeft < 3 ? 3 : 1) +
    (hoursSince(starts_at) < 3 ? 2 : 0) +
    (guestLeads ? 16 : 0) +
    (guestSells ? (bid_count < 3 ? 14 : 6) : 0)
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
