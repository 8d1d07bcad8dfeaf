import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPlural, formatCount } from './choose-plural.ts'
import { writeDollars, writeExactDollars } from './write-number.ts'

const whole = new Intl.NumberFormat('en-NZ', { maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-NZ', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const amounts = fc.oneof(
  fc.integer({ min: -2_000_00, max: 2_000_00 }),
  fc.integer({ min: -1e13, max: 1e13 }),
  fc.integer({ min: 1, max: 1e9 }).map((dollars) => dollars * 100),
)

test.each([
  [0, '0'],
  [100, '1'],
  [110, '1.10'],
  [123_456_789, '1,234,567.89'],
  [-123_450, '-1,234.50'],
])('%i cents are %s in a field: en-NZ, at most 2 decimals', (cents, text) =>
  expect(writeDollars(cents)).toBe(text),
)

test('amounts are written as the browser’s own formats have them', () => {
  fc.assert(
    fc.property(amounts, (cents) => {
      expect(writeExactDollars(cents)).toBe(exact.format(cents / 100))
      expect(writeDollars(cents)).toBe((cents % 100 === 0 ? whole : exact).format(cents / 100))
    }),
  )
})

test('counts are written as the browser’s own formats have them', () => {
  const counts = fc.oneof(amounts, fc.double({ noNaN: true, min: 0.001, max: 1e9 }))
  fc.assert(
    fc.property(counts, (count) => {
      expect(formatCount(count)).toBe(count.toLocaleString('en-NZ'))
    }),
  )
})

test('what a count is followed by is chosen by the rules of the language', () => {
  const rules = new Intl.PluralRules('en-NZ')
  const counts = fc.oneof(fc.constantFrom(0, 1, 2, -1, 1.5, 11, 21, 101), amounts)
  fc.assert(
    fc.property(counts, (count) => {
      expect(findPlural(count)).toBe(rules.select(count))
    }),
  )
})
