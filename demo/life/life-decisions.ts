import { minimumNextBid } from '#domains/deals/common/price-ladder.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { getAmount } from '../past/past-bids.ts'
import { getValuation } from '../worth.ts'

export interface AuctionSeen {
  listing_id: ListingId
  seller_id: AccountId
  leader_id: AccountId | null
  price_cents: number
  bid_count: number
  starts_at: Date
  closes_at: Date
  last_bid_at: Date | null
  worthCents: number
}

const patienceMs = { afterBid: 18_000, afterListing: 45_000, beforeClose: 4_000 }

/** Null for no bid. Never above the member's own valuation. */
export function decideLifeBid(
  auction: AuctionSeen,
  memberId: AccountId,
  now: Date,
  chance: () => number,
): number | null {
  const valuationCents = getValuation(memberId, auction.listing_id, auction.worthCents)
  const minimumCents = minimumNextBid(auction)
  if (valuationCents === null || valuationCents < minimumCents) return null
  if (memberId === auction.seller_id || memberId === auction.leader_id) return null
  if (!isTime(auction, now)) return null
  return getAmount(minimumCents, valuationCents, chance)
}

function isTime(
  { starts_at: startsAt, closes_at: closesAt, last_bid_at: lastBidAt }: AuctionSeen,
  now: Date,
): boolean {
  const ms = now.getTime()
  if (ms - startsAt.getTime() < patienceMs.afterListing) return false
  if (lastBidAt && ms - lastBidAt.getTime() < patienceMs.afterBid) return false
  return closesAt.getTime() - ms > patienceMs.beforeClose
}

const hourMs = 3_600_000

export function getPull(auction: AuctionSeen, pretendIds: ReadonlySet<number>, now: Date): number {
  const {
    seller_id: sellerId,
    leader_id: leaderId,
    starts_at: startsAt,
    closes_at: closesAt,
    last_bid_at: lastBidAt,
    bid_count: bidCount,
  } = auction
  const hoursLeft = (closesAt.getTime() - now.getTime()) / hourMs
  const hoursSince = (then: Date) => (now.getTime() - then.getTime()) / hourMs
  const guestLeads = leaderId !== null && !pretendIds.has(leaderId) && lastBidAt && hoursSince(lastBidAt) < 1
  const guestSells = !pretendIds.has(sellerId) && hoursSince(startsAt) < 6
  return (
    (hoursLeft < 0.7 ? 12 : hoursLeft < 3 ? 3 : 1) +
    (hoursSince(startsAt) < 3 ? 2 : 0) +
    (guestLeads ? 16 : 0) +
    (guestSells ? (bidCount < 3 ? 14 : 6) : 0)
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
