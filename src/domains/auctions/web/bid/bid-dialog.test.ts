import { expect, test } from 'vitest'
import { timesAbove } from './bid-dialog.tsx'

test.each<[string, number, number, number | null]>([
  ['a step above', 67_00, 66_00, null],
  ['just below ten times', 659_99, 66_00, null],
  ['ten times', 660_00, 66_00, 10],
  ['two digits too many', 8_600_00, 66_00, 130],
  ['a usual limit on what starts at a dollar', 99_99, 1_00, null],
  ['a high limit on what starts at a dollar', 100_00, 1_00, 100],
  ['ten times the lowest price that says something', 100_00, 10_00, 10],
  ['a dear thing', 25_000_00, 20_990_00, null],
])('timesAbove returns the factor for %s', (_name, maxCents, priceCents, times) => {
  expect(timesAbove(maxCents, priceCents)).toBe(times)
})
