/**
 * Bids, buy-now and the closing of an auction, by trading-rules.md. Pure: the caller locks the
 * deal, then reads the clock once and passes that instant as `placedAt` or `at`. Instants are
 * compared by the millisecond: store the same Date that was passed.
 */
import { isBuyNowAvailable, minimumNextBid, reserveState } from '#domains/deals/common/price-ladder.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { customaryRules, priceAfterBid, type PriceState, type TradingRules } from './price.rules.ts'

export type AuctionState = PriceState & {
  listing_id?: ListingId
  seller_id: AccountId
  /** Null if none was set or it has ended; it never comes back. */
  buy_now_price_cents: number | null
  closes_at: Date
  closed: boolean
}

export type Bid = {
  bidder_id: AccountId
  max_cents: number
  placed_at: Date
  restricted?: boolean
  isUnconfirmed?: boolean
}

export type BidAccepted = {
  outcome: 'accepted'
  next: AuctionState
  price_changed: boolean
  leader_changed: boolean
  extended: boolean
  reserve_newly_met: boolean
  buyNowRemoved: boolean
  /**
   * The bidder who lost the lead by this bid. A bidder who didn't take the lead sees it in
   * `next.leader_id`.
   */
  outbidBidderId: number | null
}

export type BidRefusal =
  | 'listing_closed'
  | 'not_allowed_to_bid'
  | 'requirement_unconfirmed'
  | 'amount_not_valid'
  | 'bid_too_high'
  | 'maximum_below_own'
  | 'bid_too_low'

/** `minimumCents` comes with `bid_too_low`. */
export type BidRefused = { outcome: 'refused'; key: BidRefusal; minimum_cents?: number }

export type BidDecision = BidAccepted | BidRefused

/**
 * Rules 1 to 7, "Time" and "Buy now". Refusals, the first that applies: `listing_closed` (closed,
 * or placed at or after closes_at), `not_allowed_to_bid` (seller, or restricted),
 * `requirement_unconfirmed`, `amount_not_valid` (not a positive whole number of cents),
 * `bid_too_high`, `maximum_below_own` (the leader, not above their present maximum), `bid_too_low`.
 * For all but the leader the minimum is above their own maximum anyway.
 */
export function decideBid(
  auction: AuctionState,
  bid: Bid,
  rules: TradingRules = customaryRules,
): BidDecision {
  const refusal = getRefusal(auction, bid, rules)
  if (refusal) return refusal

  const after = priceAfterBid(auction, bid, rules)
  const priceChanged = after.price_cents !== auction.price_cents
  const leaderChanged = after.leader_id !== auction.leader_id
  const ownRaise = auction.leader_id === bid.bidder_id
  const closesAt = extensionFor(auction.closes_at, bid.placed_at, !ownRaise || priceChanged, rules)
  const reserveNewlyMet = reserveState(after) === 'met' && reserveState(auction) !== 'met'
  const buyNowPriceCents = buyNowLeft(after)
  return {
    outcome: 'accepted',
    next: { ...after, closes_at: closesAt, buy_now_price_cents: buyNowPriceCents },
    price_changed: priceChanged,
    leader_changed: leaderChanged,
    extended: closesAt.getTime() !== auction.closes_at.getTime(),
    reserve_newly_met: reserveNewlyMet,
    buyNowRemoved: auction.buy_now_price_cents !== null && buyNowPriceCents === null,
    outbidBidderId: leaderChanged ? auction.leader_id : null,
  }
}

function getRefusal(auction: AuctionState, bid: Bid, rules: TradingRules): BidRefused | null {
  const { bidder_id: bidderId, max_cents: maxCents } = bid
  if (!isOpen(auction, bid.placed_at)) return refused('listing_closed')
  if (bid.restricted || bidderId === auction.seller_id) return refused('not_allowed_to_bid')
  if (bid.isUnconfirmed) return refused('requirement_unconfirmed')
  if (!isAmount(maxCents)) return refused('amount_not_valid')
  if (maxCents > rules.max_bid_cents) return refused('bid_too_high')
  if (
    auction.leader_id === bidderId &&
    auction.leader_max_cents !== null &&
    maxCents <= auction.leader_max_cents
  ) {
    return refused('maximum_below_own')
  }
  const minimumCents = minimumNextBid(auction, rules.increments)
  return maxCents < minimumCents ? { ...refused('bid_too_low'), minimum_cents: minimumCents } : null
}

export const refused = <Key extends string>(key: Key) => ({ outcome: 'refused', key }) as const

/** "Time": only while now < closes_at; the closing instant itself is too late. */
export function isOpen(auction: AuctionState, at: Date): boolean {
  return !auction.closed && at.getTime() < auction.closes_at.getTime()
}

export function isAmount(cents: number): boolean {
  return Number.isSafeInteger(cents) && cents > 0
}

/**
 * "Auto-extend": the closing time after an accepted bid. `counts` is false for a raise of one's own
 * maximum that left the price where it was. Never earlier than before.
 */
export function extensionFor(
  closesAt: Date,
  placedAt: Date,
  counts: boolean,
  rules: TradingRules = customaryRules,
): Date {
  const extended = placedAt.getTime() + rules.extension_ms
  return counts && extended > closesAt.getTime() ? new Date(extended) : closesAt
}

export function buyNowLeft(after: AuctionState): number | null {
  return isBuyNowAvailable(after) ? after.buy_now_price_cents : null
}

export type BuyNowRefusal =
  | 'listing_closed'
  | 'not_allowed_to_bid'
  | 'requirement_unconfirmed'
  | 'buy_now_gone'

export type BuyNowDecision =
  | { outcome: 'accepted'; next: AuctionState; buyer_id: AccountId; price_cents: number }
  | { outcome: 'refused'; key: BuyNowRefusal }

/**
 * "Buy now": ends the auction at the buy-now price; the price from bids remains on the row.
 * Refusals, the first that applies: `listing_closed`, `not_allowed_to_bid` (seller, or restricted),
 * `requirement_unconfirmed`, `buy_now_gone`.
 */
export function decideBuyNow(
  auction: AuctionState,
  purchase: { buyer_id: AccountId; at: Date; restricted?: boolean; isUnconfirmed?: boolean },
): BuyNowDecision {
  if (!isOpen(auction, purchase.at)) return refused('listing_closed')
  if (purchase.restricted || purchase.buyer_id === auction.seller_id) return refused('not_allowed_to_bid')
  if (purchase.isUnconfirmed) return refused('requirement_unconfirmed')
  const priceCents = auction.buy_now_price_cents
  if (priceCents === null) return refused('buy_now_gone')
  return {
    outcome: 'accepted',
    next: { ...auction, closed: true },
    buyer_id: purchase.buyer_id,
    price_cents: priceCents,
  }
}

export type CloseOutcome =
  | { outcome: 'sold'; buyer_id: AccountId; price_cents: number }
  | { outcome: 'unsold'; why: 'no_bids' | 'reserve_not_met' }

export function closeOutcome(auction: PriceState): CloseOutcome {
  if (auction.leader_id === null) return { outcome: 'unsold', why: 'no_bids' }
  if (reserveState(auction) === 'not_met') return { outcome: 'unsold', why: 'reserve_not_met' }
  return { outcome: 'sold', buyer_id: auction.leader_id, price_cents: auction.price_cents }
}
