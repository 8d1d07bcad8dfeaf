import { incrementFor } from '#domains/deals/common/price-ladder.ts'

/** 1, 2 or 5 times a power of ten, at least `amount`. */
function roundStep(amount: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(amount))
  return magnitude * ([1, 2, 5].find((digit) => digit * magnitude >= amount) ?? 10)
}

/** The minimum, then round amounts at growing distances. */
export function quickAmounts(minimumCents: number): number[] {
  const increment = incrementFor(minimumCents)
  const steps = [
    2 * increment,
    Math.max(5 * increment, 0.05 * minimumCents),
    Math.max(10 * increment, 0.12 * minimumCents),
  ]
  const amounts = [minimumCents]
  for (const step of steps.map(roundStep)) {
    const last = amounts.at(-1) ?? minimumCents
    amounts.push((Math.floor(last / step) + 1) * step)
  }
  return amounts
}

/** The next minimum bid; for a bidder, also a step above their own limit. */
export function leastFor(minimumNextBidCents: number, myMaxCents: number | null): number {
  if (myMaxCents === null || myMaxCents < minimumNextBidCents) return minimumNextBidCents
  return myMaxCents + incrementFor(myMaxCents)
}
