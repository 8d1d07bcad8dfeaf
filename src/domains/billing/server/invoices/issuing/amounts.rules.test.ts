import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateGst } from '#platform/common/gst.ts'
import { apportionCents, splitCorrection, splitGst, type Amounts } from './amounts.rules.ts'

const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)
const withGst = (totals: number[]) => splitGst(totals, true).lines

test.each([
  [2300, 300],
  [1, 0],
  [3, 0],
  [4, 1],
  [11, 1],
  [12, 2],
  [4900, 639],
  [49900, 6509],
  [100_000, 13_043],
  [10_000_000_000, 1_304_347_826],
])('a line of %i cents includes %i of GST', (total, gst) => {
  expect(calculateGst(total)).toBe(gst)
})

test.each<[string, number[], number[]]>([
  ['one line has all of it', [4900], [639]],
  ['equal lines have equal GST', [4902, 4902], [639, 639]],
  ['equal lines have equal GST, also where the GST of their sum is less', [12, 12, 12], [2, 2, 2]],
  ['a credit has its own GST', [9900, -4100], [1291, -535]],
  ['a credit that takes nearly everything off has its own GST', [10_000, -9990], [1304, -1303]],
  ['a line of nothing has none', [2300, 0], [300, 0]],
])('%s', (_what, totals, gst) => {
  const split = splitGst(totals, true)
  expect(split.lines.map((line) => line.gst_cents)).toEqual(gst)
  expect(split.gst_cents).toBe(sum(gst))
})

test('an invoice without a GST number has no GST', () => {
  expect(splitGst([100, 50], false)).toEqual({
    total_cents: 150,
    gst_cents: 0,
    lines: [
      { total_cents: 100, gst_cents: 0 },
      { total_cents: 50, gst_cents: 0 },
    ],
  })
})

test.each<[string, number, number[], number[]]>([
  ['half of one line', 2450, [4900], [-2450]],
  ['in proportion', 300, [200, 400], [-100, -200]],
  ['an odd cent', 100, [100, 100, 100], [-34, -33, -33]],
  ['all of it', 5800, [9900, -4100], [-9900, 4100]],
  ['nothing of a line that is taken back already', 10, [0, 20], [0, -10]],
])('a correction takes back %s', (_what, amount, left, totals) => {
  expect(splitCorrection(amount, withGst(left)).lines.map((line) => line.total_cents)).toEqual(totals)
})

test.each([0, -1, 101])('%i cents of 100 can’t be taken back', (amount) => {
  expect(() => splitCorrection(amount, withGst([100]))).toThrow('at most')
})

test('apportion refuses weights of zero', () => {
  expect(() => apportionCents(10, [0, 0])).toThrow('nothing to apportion')
})

test.each<[string, number, Amounts[], number[]]>([
  ['a part has its own GST', 2450, [{ total_cents: 4902, gst_cents: 639 }], [-320]],
  ['all has the GST of the invoice', 4902, [{ total_cents: 4902, gst_cents: 640 }], [-640]],
  ['a part has no more GST than is left', 4, [{ total_cents: 8, gst_cents: 0 }], [0]],
  ['an invoice without GST has none', 100, [{ total_cents: 200, gst_cents: 0 }], [0]],
  [
    'each line has its own GST',
    9804,
    [
      { total_cents: 9804, gst_cents: 1279 },
      { total_cents: 9804, gst_cents: 1279 },
    ],
    [-639, -639],
  ],
])('splitCorrection: %s', (_what, amount, left, gst) => {
  const split = splitCorrection(amount, left)
  expect(split.lines.map((line) => line.gst_cents)).toEqual(gst)
  expect(split.gst_cents).toBe(sum(gst))
})

const lines = fc
  .array(fc.integer({ min: -1_000_000, max: 10_000_000 }), { minLength: 1, maxLength: 12 })
  .filter((totals) => totals.reduce((a, b) => a + b, 0) > 0)

test('the GST of each line is its own 3/23, and that of the total is their sum', () => {
  fc.assert(
    fc.property(lines, (totals) => {
      const split = splitGst(totals, true)
      expect(sum(split.lines.map((line) => line.gst_cents))).toBe(split.gst_cents)
      for (const { total_cents, gst_cents } of split.lines)
        expect(Math.abs(gst_cents - (total_cents * 3) / 23)).toBeLessThan(0.5)
    }),
  )
})

test('partial corrections add up to the invoice, however it is divided', () => {
  fc.assert(
    fc.property(
      lines,
      fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { maxLength: 5 }),
      (totals, parts) => {
        const invoice = splitGst(totals, true)
        let left = invoice.lines
        const getLeft = () => sum(left.map((line) => line.total_cents))
        const corrections = [...parts, 1].flatMap((part) => {
          if (getLeft() === 0) return []
          const correction = splitCorrection(Math.max(1, Math.floor(getLeft() * part)), left)
          left = left.map((line, at) => ({
            total_cents: line.total_cents + correction.lines[at]!.total_cents,
            gst_cents: line.gst_cents + correction.lines[at]!.gst_cents,
          }))
          expect(sum(correction.lines.map((line) => line.total_cents))).toBe(correction.total_cents)
          expect(sum(correction.lines.map((line) => line.gst_cents))).toBe(correction.gst_cents)
          return [correction]
        })
        expect(left.every((line) => line.total_cents === 0 && line.gst_cents === 0)).toBe(true)
        // An invoice of a cent has no GST, and -0 is not 0.
        expect(sum(corrections.map((one) => one.total_cents)) + invoice.total_cents).toBe(0)
        expect(sum(corrections.map((one) => one.gst_cents)) + invoice.gst_cents).toBe(0)
      },
    ),
  )
})
