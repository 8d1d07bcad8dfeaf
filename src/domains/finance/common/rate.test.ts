import { expect, test } from 'vitest'
import { formatRate, formatRateAmount, readRate } from './rate.ts'

test.each([
  [1295, '12.95%'],
  [900, '9%'],
  [990, '9.9%'],
  [5, '0.05%'],
  [0, '0%'],
])('%i hundredths of a percent are %s', (basis_points, words) => {
  expect(formatRate(basis_points)).toBe(words)
  expect(readRate(words)).toBe(basis_points)
  expect(readRate(formatRateAmount(basis_points))).toBe(basis_points)
})

test.each(['', '12.955', '100', '-1', 'nine', '9,5', '1e1'])('“%s” is refused as a rate', (typed) => {
  expect(readRate(typed)).toBeUndefined()
})
