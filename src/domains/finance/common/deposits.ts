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

const ten_thousand_dollars = 1_000_000

/**
 * Null if the lender doesn't lend for this price. Both ends are whole steps, unless that would
 * leave none.
 */
export function findDepositRange(price_cents: number, terms: DepositTerms): DepositRange | null {
  const { min_deposit_percent, min_amount_cents, max_amount_cents } = terms
  const least = Math.max(Math.ceil((price_cents * min_deposit_percent) / 100), price_cents - max_amount_cents)
  const most = price_cents - min_amount_cents
  if (most < least) return null
  const step_cents = price_cents < ten_thousand_dollars ? 10_000 : 50_000
  const min_cents = Math.ceil(least / step_cents) * step_cents
  const max_cents = Math.floor(most / step_cents) * step_cents
  return min_cents > max_cents
    ? { min_cents: least, max_cents: least, step_cents }
    : { min_cents, max_cents, step_cents }
}

/** Returns the nearest deposit that the lender accepts. */
export const clampDeposit = (cents: number, { min_cents, max_cents }: DepositRange): number =>
  Math.min(max_cents, Math.max(min_cents, cents))
