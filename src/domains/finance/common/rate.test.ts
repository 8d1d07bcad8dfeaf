import { expect, test } from 'vitest'
import { formatRate, formatRateAmount, readRate } from './rate.ts'

test.each([
  [1295, '12.95%'],
  [900, '9%'],
  [990, '9.9%'],
  [5, '0.05%'],
  [0, '0%'],
])('%i hundredths of a percent are %s', (basisPoints, words) => {
  expect(formatRate(basisPoints)).toBe(words)
  expect(readRate(words)).toBe(basisPoints)
  expect(readRate(formatRateAmount(basisPoints))).toBe(basisPoints)
})

test.each(['', '12.955', '100', '-1', 'nine', '9,5', '1e1'])('“%s” is refused as a rate', (typed) => {
  expect(readRate(typed)).toBeUndefined()
})
