import { clampDeposit, type DepositRange } from './deposits.ts'
import { calculateRepayments, type Loan } from './repayments.ts'

export interface OfferTerms extends Pick<
  Loan,
  'annual_rate_bp' | 'establishment_fee_cents' | 'monthly_fee_cents'
> {
  terms_months: number[]
  deposit: DepositRange
}

export interface FinanceChoice {
  deposit_cents: number
  term_months: number
}

/** What the buyer chose, as far as the lender takes it: the smallest deposit and the longest term where nothing is. */
export function fitChoice(
  { deposit, terms_months }: OfferTerms,
  chosen: Partial<FinanceChoice>,
): FinanceChoice {
  const { deposit_cents = deposit.min_cents, term_months = Number.POSITIVE_INFINITY } = chosen
  const within = terms_months.filter((months) => months <= term_months)
  return {
    deposit_cents: clampDeposit(deposit_cents, deposit),
    term_months: within.length > 0 ? Math.max(...within) : Math.min(...terms_months),
  }
}

export const getLoan = (
  price_cents: number,
  { annual_rate_bp, establishment_fee_cents, monthly_fee_cents }: OfferTerms,
  { deposit_cents, term_months }: FinanceChoice,
): Loan => ({
  amount_cents: price_cents - deposit_cents,
  annual_rate_bp,
  establishment_fee_cents,
  monthly_fee_cents,
  term_months,
})

/** At the lender's smallest deposit and longest term. */
export const findLowestWeekly = (price_cents: number, offer: OfferTerms): number =>
  calculateRepayments(getLoan(price_cents, offer, fitChoice(offer, {})), 'weekly').repayment_cents
