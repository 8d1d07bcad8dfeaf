import { expect, test } from 'vitest'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { formatDollars, formatShortDollars, getChange } from './figure-labels.ts'

test.each([
  [112, 100, 12, '+12% from 100', 'up 12% from 100', 'up'],
  [96, 100, -4, '−4% from 100', 'down 4% from 100', 'down'],
  [1066, 1000, 6.6, '+6.6% from 1,000', 'up 6.6% from 1,000', 'up'],
  [15, 15, 0, 'was 15', 'the same as before', 'same'],
  [5, 0, null, 'was 0', 'up from 0', 'up'],
  [3, 2, 50, 'was 2', 'up from 2', 'up'],
  [888, 28, 3071.4, 'was 28', 'up from 28', 'up'],
  [300, 100, 200, '+200% from 100', 'up 200% from 100', 'up'],
])('the change to %i from %i is %s', (value, before, changePercent, text, spoken, direction) => {
  expect(getChange({ value, before, change_percent: changePercent }, formatCount)).toEqual({
    text,
    spoken,
    direction,
  })
})

test('getChange returns null when both values are zero', () => {
  expect(getChange({ value: 0, before: 0, change_percent: null }, formatCount)).toBeNull()
})

test('chart amounts are abbreviated', () => {
  expect(formatDollars(123_456)).toBe('NZ$\u00a01,235')
  expect(formatShortDollars(5_000_000)).toBe('50k')
})
