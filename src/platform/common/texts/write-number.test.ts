import { expect, test } from 'vitest'
import { choosePlural, formatCount } from './choose-plural.ts'
import { writeDollars, writeExactDollars } from './write-number.ts'

test.each([
  [0, '0'],
  [-0, '0'],
  [100, '1'],
  [110, '1.10'],
  [123_456_789, '1,234,567.89'],
  [-123_450, '-1,234.50'],
])('%i cents are %s in a field: en-NZ, at most 2 decimals', (cents, text) =>
  expect(writeDollars(cents)).toBe(text),
)

test.each([
  [0, '0.00'],
  [100, '1.00'],
  [123_456_789, '1,234,567.89'],
  [-450, '-4.50'],
])('%i cents are exactly %s', (cents, text) => expect(writeExactDollars(cents)).toBe(text))

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [-1_234_567, '-1,234,567'],
  [1.5, '1.5'],
])('formatCount writes %d as %s', (count, text) => expect(formatCount(count)).toBe(text))

test.each([
  [0, 'none'],
  [1, 'bid'],
  [1.5, 'bids'],
  [2, 'bids'],
  [21, 'bids'],
])('choosePlural follows the language for %d: %s', (count, text) =>
  expect(choosePlural(count, { '=0': 'none', one: 'bid', other: 'bids' })).toBe(text),
)
