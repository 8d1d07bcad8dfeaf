import { incrementFor } from '#domains/deals/common/price-ladder.ts'

/** 1, 2 or 5 times a power of ten, at least `amount`. */
function roundStep(amount: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(amount))
  return magnitude * ([1, 2, 5].find((digit) => digit * magnitude >= amount) ?? 10)
}

/** The minimum, then round amounts at growing distances. */
export function quickAmounts(minimum_cents: number): number[] {
  const increment = incrementFor(minimum_cents)
  const steps = [
    2 * increment,
    Math.max(5 * increment, 0.05 * minimum_cents),
    Math.max(10 * increment, 0.12 * minimum_cents),
  ]
  const amounts = [minimum_cents]
  for (const step of steps.map(roundStep)) {
    const last = amounts.at(-1) ?? minimum_cents
    amounts.push((Math.floor(last / step) + 1) * step)
  }
  return amounts
}

/** The next minimum bid; for a bidder, also a step above their own limit. */
export function leastFor(minimum_next_bid_cents: number, my_max_cents: number | null): number {
  if (my_max_cents === null || my_max_cents < minimum_next_bid_cents) return minimum_next_bid_cents
  return my_max_cents + incrementFor(my_max_cents)
}
