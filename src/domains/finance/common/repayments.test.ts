import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateRepayments, frequencies, listInstalments, type Frequency, type Loan } from './repayments.ts'

/*
 * Computed by the present value of an annuity, in decimals of 60 digits and independently of the
 * code: the level repayment is PV·r / (1 − (1 + r)⁻ⁿ), with r the annual rate over 12, 26 or 52.
 * Then a manual statement: each month's interest is PV·r to the nearest cent, and the last
 * repayment is the remaining debt.
 *
 * NZ$ 10,000 at 12% for 12 months, the textbook's loan: r = 0.01, 1.01⁻¹² = 0.887449…, 10,000 ×
 * 0.01 / 0.112550… = 888.4879 → 888.49. Twelve of those are 10,661.88; the last is 2 cents less, so
 * 661.86 of interest.
 *
 * NZ$ 15,000 at 12.95% for 60 months by the week, with NZ$ 250 to establish it and NZ$ 5 a month: r
 * = 0.1295 / 52 = 0.00249038…, 15,250 × r / (1 − (1 + r)⁻²⁶⁰) = 79.7486 → 79.75. Of the fees of
 * 300, each week has 300 / 260 = 1.1538 → 1.15 (never more), so 80.90; the last week has 2.15 of
 * fees.
 *
 * NZ$ 10,000 at 0% for 36 months: 277.777… → 277.78, and 277.70 at the end.
 */
test.each<[string, Partial<Loan>, Frequency, [number, number, number, number, number]]>([
  ['12% over a year', {}, 'monthly', [12, 88_849, 88_847, 66_186, 1_066_186]],
  ['fees, by the week', car(), 'weekly', [260, 8090, 8152, 548_462, 2_103_462]],
  ['fees, by the fortnight', car(), 'fortnightly', [130, 16_194, 16_264, 550_290, 2_105_290]],
  ['fees, by the month', car(), 'monthly', [60, 35_159, 35_193, 554_574, 2_109_574]],
  ['0%', { annual_rate_bp: 0, term_months: 36 }, 'monthly', [36, 27_778, 27_770, 0, 1_000_000]],
  ['0%, by the week', { annual_rate_bp: 0 }, 'weekly', [52, 19_231, 19_219, 0, 1_000_000]],
  [
    '9.99% over four years',
    { amount_cents: 2_000_000, annual_rate_bp: 999, establishment_fee_cents: 39_500, term_months: 48 },
    'fortnightly',
    [104, 23_826, 23_853, 438_431, 2_477_931],
  ],
  [
    '19.95% over half a year',
    { amount_cents: 500_000, annual_rate_bp: 1995, term_months: 6 },
    'weekly',
    [26, 20_243, 20_233, 26_308, 526_308],
  ],
  [
    '8.95% over seven years',
    {
      amount_cents: 3_995_000,
      annual_rate_bp: 895,
      establishment_fee_cents: 45_000,
      monthly_fee_cents: 750,
      term_months: 84,
    },
    'monthly',
    [84, 65_647, 65_699, 1_411_400, 5_514_400],
  ],
])('%s', (_, changes, frequency, [count, repayment, last, interest, total]) => {
  const loan = { ...plain, ...changes }
  expect(calculateRepayments(loan, frequency)).toEqual({
    frequency,
    count,
    repayment_cents: repayment,
    last_repayment_cents: last,
    borrowed_cents: loan.amount_cents + loan.establishment_fee_cents,
    interest_cents: interest,
    fees_cents: loan.establishment_fee_cents + loan.monthly_fee_cents * loan.term_months,
    total_cents: total,
  })
})

const plain: Loan = {
  amount_cents: 1_000_000,
  annual_rate_bp: 1200,
  establishment_fee_cents: 0,
  monthly_fee_cents: 0,
  term_months: 12,
}

function car(): Partial<Loan> {
  return {
    amount_cents: 1_500_000,
    annual_rate_bp: 1295,
    establishment_fee_cents: 25_000,
    monthly_fee_cents: 500,
    term_months: 60,
  }
}

const loans = fc.record({
  amount_cents: fc.integer({ min: 1, max: 50_000_000 }),
  annual_rate_bp: fc.integer({ min: 0, max: 4999 }),
  establishment_fee_cents: fc.integer({ min: 0, max: 200_000 }),
  monthly_fee_cents: fc.integer({ min: 0, max: 5000 }),
  term_months: fc.integer({ min: 1, max: 14 }).map((halves) => halves * 6),
})
const anyFrequency = fc.constantFrom(...frequencies)

test('principal and fees add up, and all repayments but the last are equal', () => {
  fc.assert(
    fc.property(loans, anyFrequency, (loan, frequency) => {
      const instalments = listInstalments(loan, frequency)
      const sum = (name: keyof (typeof instalments)[number]) =>
        instalments.reduce((total, one) => total + one[name], 0)
      const repayments = calculateRepayments(loan, frequency)
      expect(sum('principalCents')).toBe(loan.amount_cents + loan.establishment_fee_cents)
      expect(sum('feeCents')).toBe(loan.monthly_fee_cents * loan.term_months)
      expect(repayments.total_cents).toBe(
        repayments.repayment_cents * (repayments.count - 1) + repayments.last_repayment_cents,
      )
      expect(repayments.total_cents).toBe(
        loan.amount_cents + repayments.interest_cents + repayments.fees_cents,
      )
      expect(instalments.every((one) => Object.values(one).every((cents) => cents >= 0))).toBe(true)
    }),
  )
})

const sizable = loans.map((loan) => ({ ...loan, amount_cents: loan.amount_cents + 50_000 }))

test('a larger loan or rate never costs less, and a longer term never has larger repayments', () => {
  fc.assert(
    fc.property(sizable, anyFrequency, fc.integer({ min: 1, max: 100_000 }), (loan, frequency, more) => {
      const feesApart = { ...loan, monthly_fee_cents: 0 }
      const get = (changes: Partial<Loan>) => calculateRepayments({ ...feesApart, ...changes }, frequency)
      const before = get({})
      expect(get({ amount_cents: loan.amount_cents + more }).repayment_cents).toBeGreaterThanOrEqual(
        before.repayment_cents,
      )
      const dearer = get({ annual_rate_bp: loan.annual_rate_bp + (more % 500) })
      expect(dearer.repayment_cents).toBeGreaterThanOrEqual(before.repayment_cents)
      const longer = get({ term_months: loan.term_months + 6 })
      expect(longer.repayment_cents).toBeLessThanOrEqual(before.repayment_cents)
      // Allows half a cent of rounding per repayment.
      expect(longer.interest_cents).toBeGreaterThanOrEqual(before.interest_cents - longer.count)
    }),
  )
})

test('the level repayment equals the floating-point formula to a cent', () => {
  fc.assert(
    fc.property(sizable, anyFrequency, (loan, frequency) => {
      const perYear = { weekly: 52, fortnightly: 26, monthly: 12 }[frequency]
      const [n, r] = [(loan.term_months * perYear) / 12, loan.annual_rate_bp / 10_000 / perYear]
      const borrowed = loan.amount_cents + loan.establishment_fee_cents
      const level = r === 0 ? borrowed / n : (borrowed * r) / (1 - (1 + r) ** -n)
      const { repayment_cents } = calculateRepayments({ ...loan, monthly_fee_cents: 0 }, frequency)
      expect(Math.abs(repayment_cents - level)).toBeLessThan(0.51)
    }),
  )
})
