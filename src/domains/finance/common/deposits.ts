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
  const {
    min_deposit_percent: minDepositPercent,
    min_amount_cents: minAmountCents,
    max_amount_cents: maxAmountCents,
  } = terms
  const least = Math.max(Math.ceil((priceCents * minDepositPercent) / 100), priceCents - maxAmountCents)
  const most = priceCents - minAmountCents
  if (most < least) return null
  const stepCents = priceCents < tenThousandDollars ? 10_000 : 50_000
  const minCents = Math.ceil(least / stepCents) * stepCents
  const maxCents = Math.floor(most / stepCents) * stepCents
  return minCents > maxCents
    ? { min_cents: least, max_cents: least, step_cents: stepCents }
    : { min_cents: minCents, max_cents: maxCents, step_cents: stepCents }
}

/** Returns the nearest deposit that the lender accepts. */
export const clampDeposit = (
  cents: number,
  { min_cents: minCents, max_cents: maxCents }: DepositRange,
): number => Math.min(maxCents, Math.max(minCents, cents))
