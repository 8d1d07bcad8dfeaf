/** A price below this is no reference: auctions start at NZ$ 1. */
const lowestReferenceCents = 10_00
const farFactor = 10

/**
 * How many times the current price a bid is, where that looks mistyped; a bid can't be taken back.
 * @returns null for a usual amount
 */
export function timesAbove(maxCents: number, priceCents: number): number | null {
  const isFar = maxCents >= farFactor * Math.max(priceCents, lowestReferenceCents)
  return isFar ? Math.floor(maxCents / priceCents) : null
}
