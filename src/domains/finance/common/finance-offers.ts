import { calculateRepayments, type Loan } from './repayments.ts'

export interface DepositTerms {
  min_deposit_percent: number
  min_amount_cents: number
  max_amount_cents: number
}

interface DepositRange {
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
const clampDeposit = (cents: number, { min_cents: minCents, max_cents: maxCents }: DepositRange): number =>
  Math.min(maxCents, Math.max(minCents, cents))

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
  { deposit, terms_months: termsMonths }: OfferTerms,
  chosen: Partial<FinanceChoice>,
): FinanceChoice {
  const {
    deposit_cents: depositCents = deposit.min_cents,
    term_months: termMonths = Number.POSITIVE_INFINITY,
  } = chosen
  const within = termsMonths.filter((months) => months <= termMonths)
  return {
    deposit_cents: clampDeposit(depositCents, deposit),
    term_months: within.length > 0 ? Math.max(...within) : Math.min(...termsMonths),
  }
}

export const getLoan = (
  priceCents: number,
  {
    annual_rate_bp: annualRateBp,
    establishment_fee_cents: establishmentFeeCents,
    monthly_fee_cents: monthlyFeeCents,
  }: OfferTerms,
  { deposit_cents: depositCents, term_months: termMonths }: FinanceChoice,
): Loan => ({
  amount_cents: priceCents - depositCents,
  annual_rate_bp: annualRateBp,
  establishment_fee_cents: establishmentFeeCents,
  monthly_fee_cents: monthlyFeeCents,
  term_months: termMonths,
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
    term_months: Math.min(...offers.map(({ terms_months: termsMonths }) => Math.max(...termsMonths))),
  }
  const quoted = offers.map((offer) => {
    const choice = fitChoice(offer, common)
    const { repayment_cents: repaymentCents } = calculateRepayments(
      getLoan(priceCents, offer, choice),
      'weekly',
    )
    return { offer, choice, weeklyCents: repaymentCents }
  })
  return quoted.reduce((best, one) => (one.weeklyCents < best.weeklyCents ? one : best))
}
