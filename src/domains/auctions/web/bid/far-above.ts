/** A price below this is no reference: auctions start at NZ$ 1. */
const lowest_reference_cents = 10_00
const far_factor = 10

/**
 * How many times the current price a bid is, where that looks mistyped; a bid can't be taken back.
 * @returns null for a usual amount
 */
export function timesAbove(max_cents: number, price_cents: number): number | null {
  const isFar = max_cents >= far_factor * Math.max(price_cents, lowest_reference_cents)
  return isFar ? Math.floor(max_cents / price_cents) : null
}
