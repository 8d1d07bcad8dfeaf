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

/**
 * Fits the buyer's choice to the lender's terms: by default the smallest deposit and the longest
 * term.
 */
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
  priceCents: number,
  { annual_rate_bp, establishment_fee_cents, monthly_fee_cents }: OfferTerms,
  { deposit_cents, term_months }: FinanceChoice,
): Loan => ({
  amount_cents: priceCents - deposit_cents,
  annual_rate_bp,
  establishment_fee_cents,
  monthly_fee_cents,
  term_months,
})

/**
 * Finds the lowest weekly repayment, comparing all lenders at the same deposit and term: the
 * smallest deposit and the longest term that each of them accepts.
 */
export function findCheapestOffer<Offer extends OfferTerms>(
  priceCents: number,
  offers: readonly Offer[],
): { offer: Offer; choice: FinanceChoice; weeklyCents: number } {
  const common = {
    deposit_cents: Math.max(...offers.map(({ deposit }) => deposit.min_cents)),
    term_months: Math.min(...offers.map(({ terms_months }) => Math.max(...terms_months))),
  }
  const quoted = offers.map((offer) => {
    const choice = fitChoice(offer, common)
    const { repayment_cents } = calculateRepayments(getLoan(priceCents, offer, choice), 'weekly')
    return { offer, choice, weeklyCents: repayment_cents }
  })
  return quoted.reduce((best, one) => (one.weeklyCents < best.weeklyCents ? one : best))
}
