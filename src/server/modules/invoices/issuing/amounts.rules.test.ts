import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apportion, gstOf, splitCorrection, splitGst } from './amounts.rules.ts'

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
])('of %i cents, %i are GST', (total, gst) => {
  expect(gstOf(total)).toBe(gst)
})

test.each<[string, number[], number[]]>([
  ['one line has all of it', [4900], [639]],
  ['equal lines: the first has the cent that is left', [100, 100, 100], [13, 13, 13]],
  ['rounded by itself, each line would have one cent less', [12, 12, 12], [2, 2, 1]],
  ['the largest remainder has the cent', [10, 4, 9], [1, 1, 1]],
  ['a credit gives its GST back', [9900, -4100], [1292, -535]],
  ['a line of nothing has none', [2300, 0], [300, 0]],
])('%s', (_what, totals, gst) => {
  expect(splitGst(totals, true).lines.map((line) => line.gst_cents)).toEqual(gst)
})

test('without a GST number there is no GST', () => {
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
])('taken back: %s', (_what, amount, left, totals) => {
  expect(splitCorrection(amount, left, true).lines.map((line) => line.total_cents)).toEqual(totals)
})

test.each([0, -1, 101])('%i cents of 100 cannot be taken back', (amount) => {
  expect(() => splitCorrection(amount, [100], true)).toThrow('at most')
})

test('nothing can be apportioned to nothing', () => {
  expect(() => apportion(10, [0, 0])).toThrow('nothing to apportion')
})

const lines = fc
  .array(fc.integer({ min: -1_000_000, max: 10_000_000 }), { minLength: 1, maxLength: 12 })
  .filter((totals) => totals.reduce((a, b) => a + b, 0) > 0)
const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)

test('a credit that takes nearly everything off leaves the GST of each line its own', () => {
  const { gst_cents, lines: split } = splitGst([10_000, -9990], true)
  expect(gst_cents).toBe(1)
  expect(split.map((line) => line.gst_cents)).toEqual([1304, -1303])
})

test('the lines always add up, each within a cent of its own share', () => {
  fc.assert(
    fc.property(lines, (totals) => {
      const split = splitGst(totals, true)
      expect(sum(split.lines.map((line) => line.gst_cents))).toBe(gstOf(sum(totals)))
      for (const { total_cents, gst_cents } of split.lines)
        expect(Math.abs(gst_cents - (total_cents * 3) / 23)).toBeLessThan(1.5)
    }),
  )
})

test('however it is taken back in parts, the parts add up to the invoice', () => {
  fc.assert(
    fc.property(
      lines,
      fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { maxLength: 5 }),
      (totals, parts) => {
        const invoice = splitGst(totals, true)
        let left = totals
        const corrections = [...parts, 1].flatMap((part) => {
          if (sum(left) === 0) return []
          const correction = splitCorrection(Math.max(1, Math.floor(sum(left) * part)), left, true)
          left = left.map((total, at) => total + correction.lines[at]!.total_cents)
          expect(sum(correction.lines.map((line) => line.total_cents))).toBe(correction.total_cents)
          expect(sum(correction.lines.map((line) => line.gst_cents))).toBe(correction.gst_cents)
          return [correction]
        })
        expect(left.every((total) => total === 0)).toBe(true)
        // An invoice of a cent has no GST, and -0 is not 0.
        expect(sum(corrections.map((one) => one.total_cents)) + invoice.total_cents).toBe(0)
        expect(sum(corrections.map((one) => one.gst_cents)) + invoice.gst_cents).toBe(0)
      },
    ),
  )
})
