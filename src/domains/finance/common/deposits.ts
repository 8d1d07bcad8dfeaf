export interface DepositTerms {
  min_deposit_percent: number
  min_amount_cents: number
  max_amount_cents: number
}

export interface DepositRange {
  min_cents: number
  max_cents: number
  step_cents: number
}

const tenThousandDollars = 1_000_000

/**
 * Null if the lender doesn't lend for this price. Both ends are whole steps, unless that would
 * leave none.
 */
export function findDepositRange(priceCents: number, terms: DepositTerms): DepositRange | null {
  const { min_deposit_percent, min_amount_cents, max_amount_cents } = terms
  const least = Math.max(Math.ceil((priceCents * min_deposit_percent) / 100), priceCents - max_amount_cents)
  const most = priceCents - min_amount_cents
  if (most < least) return null
  const stepCents = priceCents < tenThousandDollars ? 10_000 : 50_000
  const minCents = Math.ceil(least / stepCents) * stepCents
  const maxCents = Math.floor(most / stepCents) * stepCents
  return minCents > maxCents
    ? { min_cents: least, max_cents: least, step_cents: stepCents }
    : { min_cents: minCents, max_cents: maxCents, step_cents: stepCents }
}

/** Returns the nearest deposit that the lender accepts. */
export const clampDeposit = (cents: number, { min_cents, max_cents }: DepositRange): number =>
  Math.min(max_cents, Math.max(min_cents, cents))
