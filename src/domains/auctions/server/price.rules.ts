/**
 * The price of an auction, rules 1 to 6 of "Price of an auction" in trading-rules.md.
 * Pure. Amounts are whole cents (safe integers), ids are integers. The public part is the contract's.
 */
import { incrementFor } from '#domains/deals/common/price-ladder.ts'
import { customaryRules, type TradingRules } from '#domains/deals/common/trading-rules.ts'
import type { AccountId } from '#platform/common/ids.ts'

export { customaryRules, type TradingRules } from '#domains/deals/common/trading-rules.ts'

/**
 * Everything that the next price depends on. `price_cents` is the start price while there is no
 * bid. The runner-up's maximum isn't needed: an acceptable bid is above it, so either that bid or
 * the former leader's maximum is the new second highest (the model test compares this with full
 * history).
 */
export type PriceState = {
  start_price_cents: number
  reserve_price_cents: number | null
  price_cents: number
  leader_id: AccountId | null
  leader_max_cents: number | null
  /** Accepted and not void; the leader's own raises count. */
  bid_count: number
}

/** Rules 3 to 6. Refuses nothing: rules 1, 6 and 7 are checked before. */
export function priceAfterBid<T extends PriceState>(
  current: T,
  bid: { bidder_id: AccountId; max_cents: number },
  rules: TradingRules = customaryRules,
): T {
  const contested = { ...current, ...contest(current, bid, rules), bid_count: current.bid_count + 1 }
  return { ...contested, price_cents: priceWithReserve(contested) }
}

type Lead = Pick<PriceState, 'price_cents' | 'leader_id' | 'leader_max_cents'>

function contest(
  current: PriceState,
  bid: { bidder_id: AccountId; max_cents: number },
  rules: TradingRules,
): Lead {
  const { price_cents: priceCents, leader_id: leaderId, leader_max_cents: leaderMaxCents } = current
  const bidderLeads = { leader_id: bid.bidder_id, leader_max_cents: bid.max_cents }
  if (leaderId === null || leaderMaxCents === null) {
    return { ...bidderLeads, price_cents: current.start_price_cents }
  }
  if (leaderId === bid.bidder_id) return { ...bidderLeads, price_cents: priceCents }

  // Rule 3: at equal maxima the present leader was earlier and stays.
  const overtakes = bid.max_cents > leaderMaxCents
  const highest = overtakes ? bid.max_cents : leaderMaxCents
  const second = overtakes ? leaderMaxCents : bid.max_cents
  const enoughToWin = Math.min(highest, second + incrementFor(second, rules.increments))
  return {
    ...(overtakes ? bidderLeads : { leader_id: leaderId, leader_max_cents: leaderMaxCents }),
    price_cents: Math.max(priceCents, enoughToWin),
  }
}

function priceWithReserve({
  price_cents: priceCents,
  reserve_price_cents: reservePriceCents,
  leader_max_cents: leaderMaxCents,
}: PriceState): number {
  const reserveReached =
    reservePriceCents !== null && leaderMaxCents !== null && leaderMaxCents >= reservePriceCents
  return reserveReached ? Math.max(priceCents, reservePriceCents) : priceCents
}

export type ReplayEntry =
  | { kind: 'bid'; bidder_id: AccountId; max_cents: number }
  | { kind: 'reserve_lowered'; reserveCents: number }
  | { kind: 'maximum_lowered'; bidder_id: AccountId; max_cents: number }

/** `reserve_price_cents` is the reserve before any lowering. */
export type AuctionTerms = { start_price_cents: number; reserve_price_cents: number | null }

/**
 * Computes the state from the entries alone. Each bid meets the reserve of its own time (rule 5).
 * Bids that were accepted against a higher price stay acceptable when others are left out, so none
 * is checked again.
 */
export function replayAuction(
  terms: AuctionTerms,
  entries: readonly ReplayEntry[],
  rules: TradingRules = customaryRules,
): PriceState {
  const start: PriceState = {
    start_price_cents: terms.start_price_cents,
    reserve_price_cents: terms.reserve_price_cents,
    price_cents: terms.start_price_cents,
    leader_id: null,
    leader_max_cents: null,
    bid_count: 0,
  }
  return entries.reduce<PriceState>((current, entry) => {
    if (entry.kind === 'bid') return priceAfterBid(current, entry, rules)
    if (entry.kind === 'reserve_lowered') return { ...current, reserve_price_cents: entry.reserveCents }
    return current.leader_id === entry.bidder_id ? { ...current, leader_max_cents: entry.max_cents } : current
  }, start)
}
