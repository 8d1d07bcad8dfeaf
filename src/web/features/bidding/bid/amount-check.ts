import { formatMoney } from '#shared/formats/formats.ts'

/** The least that is accepted: the next bid, and for whoever has a limit, more than that. */
export function leastAccepted(minimum_next_bid_cents: number, my_max_cents: number | null): number {
  return Math.max(minimum_next_bid_cents, (my_max_cents ?? 0) + 1)
}

interface Limits {
  min_cents: number
  /** The limit of who leads; null for everyone else. */
  leading_max_cents: number | null
}

/** What is wrong with an amount, in a sentence; null when it may be sent. */
export function amountProblem(
  cents: number | null | undefined,
  { min_cents, leading_max_cents }: Limits,
): string | null {
  if (cents === undefined) return 'Enter an amount, like 45 or 45.50.'
  if (cents === null) return 'Enter your bid.'
  if (leading_max_cents !== null && cents <= leading_max_cents)
    return `Your limit is already ${formatMoney(leading_max_cents)}.`
  return cents < min_cents ? `The minimum bid is ${formatMoney(min_cents)}.` : null
}
