/**
 * trading-rules.md, Price of an auction: the public part, used by server and browser. Pure; amounts
 * are whole cents.
 */

/** The increment up to and including `up_to_cents`; null on the last rung. */
export interface IncrementStep {
  up_to_cents: number | null
  increment_cents: number
}

export type ReserveState = 'none' | 'not_met' | 'met'

export const increments: readonly IncrementStep[] = [
  { up_to_cents: 20_00, increment_cents: 50 },
  { up_to_cents: 200_00, increment_cents: 1_00 },
  { up_to_cents: 1_000_00, increment_cents: 5_00 },
  { up_to_cents: 5_000_00, increment_cents: 10_00 },
  { up_to_cents: 25_000_00, increment_cents: 50_00 },
  { up_to_cents: null, increment_cents: 100_00 },
]

/** Rule 2. Upper bounds are inclusive: at exactly NZ$ 20 the increment is still 50 cents. */
export function incrementFor(priceCents: number, ladder: readonly IncrementStep[] = increments): number {
  const step = ladder.find((rung) => rung.up_to_cents === null || priceCents <= rung.up_to_cents)
  if (!step) throw new Error(`The increment ladder ends below ${priceCents} cents`)
  return step.increment_cents
}

/** `priceCents` is the start price while there is no bid; `bid_count` excludes void bids. */
export interface Price {
  price_cents: number
  bid_count: number
}

/** Rule 1: the start price without bids, else the price plus one increment. */
export function minimumNextBid(
  { price_cents: priceCents, bid_count: bidCount }: Price,
  ladder: readonly IncrementStep[] = increments,
): number {
  return bidCount === 0 ? priceCents : priceCents + incrementFor(priceCents, ladder)
}

export type Reserved = Price & { reserve_price_cents: number | null }

/**
 * Rule 5. Compares the price, not the leader's maximum: lowering a reserve reveals nothing to the
 * seller until the next bid.
 */
export function reserveState({
  reserve_price_cents: reservePriceCents,
  price_cents: priceCents,
  bid_count: bidCount,
}: Reserved): ReserveState {
  if (reservePriceCents === null) return 'none'
  return bidCount > 0 && priceCents >= reservePriceCents ? 'met' : 'not_met'
}

/** Available until the reserve is met, or without one, until the first bid. */
export function isBuyNowAvailable(auction: Reserved & { buy_now_price_cents: number | null }): boolean {
  if (auction.buy_now_price_cents === null) return false
  return auction.reserve_price_cents === null ? auction.bid_count === 0 : reserveState(auction) !== 'met'
}
