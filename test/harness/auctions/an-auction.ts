import {
  decideBid,
  type AuctionState,
  type BidAccepted,
  type BidDecision,
} from '#domains/auctions/server/bidding.rules.ts'
import { toAccountId, type AccountId } from '#platform/common/ids.ts'

export const a = toAccountId(1)
export const b = toAccountId(2)
export const c = toAccountId(3)
export const seller = toAccountId(9)
export const closesAt = new Date('2026-11-28T07:00:00.000Z')
export const before = (ms: number): Date => new Date(closesAt.getTime() - ms)
export const second = 1_000
export const minute = 60 * second
export const hour = 60 * minute
export const longBefore = before(24 * hour)

export const anAuction = (changes: Partial<AuctionState> = {}): AuctionState => ({
  seller_id: seller,
  start_price_cents: 10_00,
  reserve_price_cents: null,
  buy_now_price_cents: null,
  price_cents: changes.start_price_cents ?? 10_00,
  leader_id: null,
  leader_max_cents: null,
  bid_count: 0,
  closes_at: closesAt,
  closed: false,
  ...changes,
})

export const bid = (
  auction: AuctionState,
  bidderId: AccountId,
  maxCents: number,
  placedAt = longBefore,
): BidDecision => decideBid(auction, { bidder_id: bidderId, max_cents: maxCents, placed_at: placedAt })

export function accepted(
  auction: AuctionState,
  bidderId: AccountId,
  maxCents: number,
  placedAt = longBefore,
): BidAccepted {
  const decision = bid(auction, bidderId, maxCents, placedAt)
  if (decision.outcome === 'refused')
    throw new Error(`${maxCents} by ${bidderId} was refused: ${decision.key}`)
  return decision
}

export const after = (auction: AuctionState, ...bids: [AccountId, number][]): AuctionState =>
  bids.reduce((state, [bidderId, maxCents]) => accepted(state, bidderId, maxCents).next, auction)
