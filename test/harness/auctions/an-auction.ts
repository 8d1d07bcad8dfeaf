import {
  decideBid,
  type AuctionState,
  type BidAccepted,
  type BidDecision,
} from '#domains/auctions/server/bidding.rules.ts'

export const [a, b, c, seller]: [number, number, number, number] = [1, 2, 3, 9]
export const closes_at = new Date('2026-11-28T07:00:00.000Z')
export const before = (ms: number): Date => new Date(closes_at.getTime() - ms)
export const second = 1_000
export const minute = 60 * second
export const hour = 60 * minute
export const long_before = before(24 * hour)

export const anAuction = (changes: Partial<AuctionState> = {}): AuctionState => ({
  seller_id: seller,
  start_price_cents: 10_00,
  reserve_price_cents: null,
  buy_now_price_cents: null,
  price_cents: changes.start_price_cents ?? 10_00,
  leader_id: null,
  leader_max_cents: null,
  bid_count: 0,
  closes_at,
  closed: false,
  ...changes,
})

export const bid = (
  auction: AuctionState,
  bidder_id: number,
  max_cents: number,
  placed_at = long_before,
): BidDecision => decideBid(auction, { bidder_id, max_cents, placed_at })

export function accepted(
  auction: AuctionState,
  bidder_id: number,
  max_cents: number,
  placed_at = long_before,
): BidAccepted {
  const decision = bid(auction, bidder_id, max_cents, placed_at)
  if (decision.outcome === 'refused')
    throw new Error(`${max_cents} by ${bidder_id} was refused: ${decision.key}`)
  return decision
}

export const after = (auction: AuctionState, ...bids: [number, number][]): AuctionState =>
  bids.reduce((state, [bidder_id, max_cents]) => accepted(state, bidder_id, max_cents).next, auction)
