import { must } from '#platform/common/must.ts'
export const frequencies = ['weekly', 'fortnightly', 'monthly'] as const
export type Frequency = (typeof frequencies)[number]

/** Terms are whole half-years, so that each has a whole number of weeks at 52 a year. */
export const termStepMonths = 6

const repaymentsPerYear: Record<Frequency, number> = { weekly: 52, fortnightly: 26, monthly: 12 }

export interface Loan {
  /** The price less the deposit. */
  amount_cents: number
  /** Hundredths of a percent a year: 1295 is 12.95%. */
  annual_rate_bp: number
  /** Added to the amount borrowed. */
  establishment_fee_cents: number
  /** Paid with the repayments. */
  monthly_fee_cents: number
  term_months: number
}

export interface Instalment {
  interest_cents: number
  principalCents: number
  feeCents: number
}

export interface Repayments {
  frequency: Frequency
  count: number
  repayment_cents: number
  /** Makes up for rounded cents. */
  last_repayment_cents: number
  /** The amount and the establishment fee. */
  borrowed_cents: number
  interest_cents: number
  /** Establishment and monthly fees in total. */
  fees_cents: number
  /** All repayments, without the deposit. */
  total_cents: number
}

export function calculateRepayments(loan: Loan, frequency: Frequency): Repayments {
  const instalments = listInstalments(loan, frequency)
  const borrowedCents = loan.amount_cents + loan.establishment_fee_cents
  const interestCents = instalments.reduce((sum, one) => sum + one.interest_cents, 0)
  const monthlyFees = loan.monthly_fee_cents * loan.term_months
  return {
    frequency,
    count: instalments.length,
    repayment_cents: sumInstalment(must(instalments[0], 'first instalment')),
    last_repayment_cents: sumInstalment(must(instalments.at(-1), 'last instalment')),
    borrowed_cents: borrowedCents,
    interest_cents: interestCents,
    fees_cents: loan.establishment_fee_cents + monthlyFees,
    total_cents: borrowedCents + interestCents + monthlyFees,
  }
}

const sumInstalment = ({ interest_cents: interestCents, principalCents, feeCents }: Instalment) =>
  interestCents + principalCents + feeCents

/**
 * Interest is charged on the debt before each repayment, at the annual rate divided by the
 * repayments in a year, and rounded to the cent. All repayments but the last are the same.
 */
export function listInstalments(loan: Loan, frequency: Frequency): Instalment[] {
  const {
    amount_cents: amountCents,
    establishment_fee_cents: establishmentFeeCents,
    annual_rate_bp: annualRateBp,
    monthly_fee_cents: monthlyFeeCents,
    term_months: termMonths,
  } = loan
  const perYear = repaymentsPerYear[frequency]
  const count = (termMonths * perYear) / 12
  const rate = { numerator: annualRateBp, denominator: 10_000 * perYear }
  let owedCents = amountCents + establishmentFeeCents
  let unpaidFeesCents = monthlyFeeCents * termMonths
  const levelCents = findLevelRepayment(owedCents, rate, count)
  const levelFeeCents = Math.floor(unpaidFeesCents / count)
  const instalments: Instalment[] = []
  while (owedCents > 0) {
    const interestCents = divideHalfUp(owedCents * rate.numerator, rate.denominator)
    const isLast = instalments.length === count - 1 || owedCents + interestCents <= levelCents
    const principalCents = isLast ? owedCents : levelCents - interestCents
    const feeCents = isLast ? unpaidFeesCents : levelFeeCents
    instalments.push({ interest_cents: interestCents, principalCents, feeCents })
    owedCents -= principalCents
    unpaidFeesCents -= feeCents
  }
  return instalments
}

interface Rate {
  numerator: number
  denominator: number
}

/**
 * The annuity A·r·(1+r)ⁿ / ((1+r)ⁿ − 1), rounded half up to the cent. In whole numbers, as floating point could miss
 * the half cent.
 */
function findLevelRepayment(owedCents: number, rate: Rate, count: number): number {
  if (rate.numerator === 0) return divideHalfUp(owedCents, count)
  const [numerator, denominator] = [BigInt(rate.numerator), BigInt(rate.denominator)]
  const grown = (denominator + numerator) ** BigInt(count)
  const above = BigInt(owedCents) * numerator * grown
  const below = denominator * (grown - denominator ** BigInt(count))
  return Number((2n * above + below) / (2n * below))
}

/** Exact for whole numbers whose product stays below 2⁵³. */
function divideHalfUp(value: number, by: number): number {
  const doubled = 2 * value + by
  return (doubled - (doubled % (2 * by))) / (2 * by)
}
