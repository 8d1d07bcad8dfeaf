import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findDepositRange, findCheapestOffer, fitChoice, getLoan, type OfferTerms } from './finance-offers.ts'

const terms = { min_deposit_percent: 10, min_amount_cents: 200_000, max_amount_cents: 5_000_000 }

test.each([
  [
    'a tenth at least, and enough left to lend',
    1_500_000,
    { min_cents: 150_000, max_cents: 1_300_000, step_cents: 50_000 },
  ],
  ['whole steps', 999_900, { min_cents: 100_000, max_cents: 790_000, step_cents: 10_000 }],
  [
    'no more than the lender lends',
    8_000_000,
    { min_cents: 3_000_000, max_cents: 7_800_000, step_cents: 50_000 },
  ],
  ['one deposit alone', 222_300, { min_cents: 22_230, max_cents: 22_230, step_cents: 10_000 }],
  ['too cheap', 210_000, null],
])('%s', (_, priceCents, range) => {
  expect(findDepositRange(priceCents, terms)).toEqual(range)
})

test('any choice is fitted to the lender’s terms', () => {
  const offer: OfferTerms = {
    annual_rate_bp: 1295,
    establishment_fee_cents: 25_000,
    monthly_fee_cents: 500,
    terms_months: [12, 36, 60],
    deposit: findDepositRange(1_500_000, terms)!,
  }
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 200 }), (depositCents, termMonths) => {
      const fitted = fitChoice(offer, { deposit_cents: depositCents, term_months: termMonths })
      expect(fitted.deposit_cents).toBeGreaterThanOrEqual(offer.deposit.min_cents)
      expect(fitted.deposit_cents).toBeLessThanOrEqual(offer.deposit.max_cents)
      expect(offer.terms_months).toContain(fitted.term_months)
      expect(getLoan(1_500_000, offer, fitted).amount_cents).toBeGreaterThanOrEqual(terms.min_amount_cents)
    }),
  )
  expect(fitChoice(offer, {})).toEqual({ deposit_cents: 150_000, term_months: 60 })
  expect(fitChoice(offer, { term_months: 48 })).toMatchObject({ term_months: 36 })
  expect(fitChoice(offer, { term_months: 6 })).toMatchObject({ term_months: 12 })
})

test('lenders are compared for the same deposit and term', () => {
  const good = {
    name: 'Good Lending',
    annual_rate_bp: 1295,
    establishment_fee_cents: 25_000,
    monthly_fee_cents: 500,
    terms_months: [12, 36, 60],
    deposit: findDepositRange(1_500_000, terms)!,
  }
  // NZ$ 13,750 over 260 weeks at 12.95% is 71.9045 → 71.90, and 1.15 of the monthly fees.
  const alone = findCheapestOffer(1_500_000, [good])
  expect(alone).toEqual({
    offer: good,
    choice: { deposit_cents: 150_000, term_months: 60 },
    weeklyCents: 7305,
  })
  // Costs more per week without a deposit, and is still the cheaper credit.
  const dealer = { ...good, name: 'Dealer', annual_rate_bp: 990, deposit: { ...good.deposit, min_cents: 0 } }
  const longer = { ...good, name: 'Longer', annual_rate_bp: 1990, terms_months: [60, 84] }
  const { offer, choice } = findCheapestOffer(1_500_000, [longer, good, dealer])
  expect([offer.name, choice]).toEqual(['Dealer', { deposit_cents: 150_000, term_months: 60 }])
})
