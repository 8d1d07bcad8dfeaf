import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FeeException } from '#domains/settings/common/fees/success-fees.ts'
import { chooseFeeTerms, exampleSales, findFee, splitFee, type FeeSheet, type FeeTerms } from './fee-rules.ts'

const usual: FeeTerms = { rate_bp: 790, floor_cents: 50, cap_cents: 14_900 }

test.each([
  [0, 0],
  [50, 0],
  [99, 0],
  [100, 50],
  [500, 50],
  [632, 50],
  // 50.007 and 50.481 cents; 50.56 is the first above the floor.
  [633, 50],
  [639, 50],
  [640, 51],
  [2_000, 158],
  // 394.21
  [4_990, 394],
  [15_000, 1_185],
  [50_000, 3_950],
  [120_000, 9_480],
  [188_600, 14_899],
  [188_608, 14_900],
  [250_000, 14_900],
  [500_000, 14_900],
])('findFee of the usual terms takes of %i cents %i', (items, fee) => {
  expect(findFee(usual, items)).toBe(fee)
})

test.each<[string, FeeTerms | null, number, number]>([
  ['nothing without terms', null, 50_000, 0],
  ['nothing at a rate and a floor of nought', { rate_bp: 0, floor_cents: 0, cap_cents: null }, 50_000, 0],
  ['the floor at a rate of nought', { rate_bp: 0, floor_cents: 25, cap_cents: null }, 50_000, 25],
  ['half a cent as one', { rate_bp: 250, floor_cents: 0, cap_cents: null }, 620, 16],
  ['less than half a cent as none', { rate_bp: 249, floor_cents: 0, cap_cents: null }, 620, 15],
  ['at most the items', { rate_bp: 790, floor_cents: 500, cap_cents: null }, 120, 120],
  ['the cap where the floor is above it', { rate_bp: 790, floor_cents: 500, cap_cents: 200 }, 50_000, 200],
  ['any sum without a cap', { rate_bp: 790, floor_cents: 50, cap_cents: null }, 10_000_000_000, 790_000_000],
])('findFee takes %s', (_title, terms, items, fee) => {
  expect(findFee(terms, items)).toBe(fee)
})

test('splitFee gives the GST within the fee, and the rest to the seller', () => {
  expect(splitFee(usual, 50_000, { hasGst: true })).toEqual({
    items_cents: 50_000,
    fee_cents: 3_950,
    gst_cents: 515,
    net_cents: 46_050,
  })
  expect(splitFee(usual, 50_000, { hasGst: false })).toMatchObject({ fee_cents: 3_950, gst_cents: 0 })
})

/** In decimals written out, as on paper: no shared code, no binary fractions. */
function sumOnPaper({ rate_bp: rate, floor_cents: floor, cap_cents: cap }: FeeTerms, items: number): number {
  if (items < 100) return 0
  const digits = (BigInt(items) * BigInt(rate)).toString().padStart(5, '0')
  const whole = Number(digits.slice(0, -4))
  const share = Number(digits.at(-4)) >= 5 ? whole + 1 : whole
  let fee = share < floor ? floor : share
  if (cap !== null && fee > cap) fee = cap
  return fee > items ? items : fee
}

const anyTerms = fc.record({
  rate_bp: fc.integer({ min: 0, max: 5_000 }),
  floor_cents: fc.integer({ min: 0, max: 100_000 }),
  cap_cents: fc.option(fc.integer({ min: 0, max: 100_000 })),
})
const anyItems = fc.oneof(
  fc.integer({ min: 0, max: 2_000 }),
  fc.integer({ min: 0, max: 10_000_000 }),
  fc.integer({ min: 0, max: 10_000_000_000 }),
)

test('findFee equals the sum on paper to the cent, and never exceeds the items', () => {
  fc.assert(
    fc.property(anyTerms, anyItems, (terms, items) => {
      const { fee_cents: fee, gst_cents: gst, net_cents: net } = splitFee(terms, items, { hasGst: true })
      expect(fee).toBe(sumOnPaper(terms, items))
      expect(fee).toBeLessThanOrEqual(items)
      expect(fee + net).toBe(items)
      // 3/23 to the nearest cent.
      expect(Math.abs(23 * gst - 3 * fee)).toBeLessThanOrEqual(11)
    }),
    { numRuns: 5_000 },
  )
})

test('findFee never falls when the price rises', () => {
  fc.assert(
    fc.property(anyTerms, anyItems, fc.integer({ min: 1, max: 5_000 }), (terms, items, more) => {
      expect(findFee(terms, items + more)).toBeGreaterThanOrEqual(findFee(terms, items))
    }),
    { numRuns: 5_000 },
  )
})

const makeException = (scope: Partial<FeeException>, rate: number): FeeException => ({
  category_id: null,
  seller: 'anyone',
  plan_id: null,
  rate_bp: rate,
  floor_cents: 0,
  cap_cents: null,
  ...scope,
})

const sheet: FeeSheet = {
  success_fee_enabled: true,
  success_fee_rate_bp: 790,
  success_fee_floor_cents: 50,
  success_fee_cap_cents: 14_900,
  success_fee_exceptions: [
    makeException({ category_id: 5, seller: 'plan', plan_id: 2 }, 100),
    makeException({ category_id: 5 }, 200),
    makeException({ seller: 'plan', plan_id: 3 }, 300),
    makeException({ seller: 'plan' }, 400),
    makeException({ seller: 'in_trade' }, 500),
    makeException({ category_id: 7, seller: 'private' }, 600),
    makeException({ category_id: 7 }, 700),
  ],
}

test.each([
  ['the first exception of its category and plan', [1, 5], true, 2, 100],
  ['its category’s', [1, 5], true, 3, 200],
  ['a higher category’s', [1, 5, 9], false, null, 200],
  ['its plan’s', [1], false, 3, 300],
  ['any plan’s', [1], true, 8, 400],
  ['that of sellers in trade', [1, 7], true, null, 500],
  ['that of private sellers in its category', [7], false, null, 600],
  ['the default', [1], false, null, 790],
  ['the default without a category', [], false, null, 790],
])('chooseFeeTerms takes %s', (_title, categoryPath, isInTrade, planId, rate) => {
  expect(chooseFeeTerms(sheet, { categoryPath, isInTrade, planId })?.rate_bp).toBe(rate)
})

test('chooseFeeTerms gives the default’s floor and cap, and none while fees are off', () => {
  const subject = { categoryPath: [1], isInTrade: false, planId: null }
  expect(chooseFeeTerms(sheet, subject)).toEqual(usual)
  expect(chooseFeeTerms({ ...sheet, success_fee_enabled: false }, subject)).toBeNull()
})

test('the examples are ten sales, with the least of those without a fee', () => {
  expect(exampleSales.map((cents) => findFee(usual, cents))).toEqual([
    0, 50, 50, 158, 394, 1_185, 3_950, 9_480, 14_900, 14_900,
  ])
})
