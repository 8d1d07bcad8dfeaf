import { incrementFor } from '#shared/rules/price-ladder.ts'

/** The next number of the kind people bid: 1, 2 or 5 with noughts behind, at least as large as `amount`. */
function roundStep(amount: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(amount))
  return magnitude * ([1, 2, 5].find((digit) => digit * magnitude >= amount) ?? 10)
}

/** Four amounts to choose from: the least that counts, then round ones ever further above it. */
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

/** The least a bidder may name: the next bid, or for one who has bid before also a step above their own limit. */
export function leastFor(minimum_next_bid_cents: number, my_max_cents: number | null): number {
  if (my_max_cents === null || my_max_cents < minimum_next_bid_cents) return minimum_next_bid_cents
  return my_max_cents + incrementFor(my_max_cents)
}
