import { expect, test } from 'vitest'
import {
  describeAxis,
  getChange,
  formatCount,
  formatDay,
  formatDollars,
  formatShortDollars,
  formatWeekday,
} from './figure-words.ts'

test.each([
  [112, 100, 12, '+12%', 'up'],
  [96, 100, -4, '−4%', 'down'],
  [1066, 1000, 6.6, '+6.6%', 'up'],
  [5, 5, 0, '±0%', 'same'],
  [5, 0, null, 'from 0', 'up'],
  [888, 28, 3071.4, 'from 28', 'up'],
  [300, 100, 200, '+200%', 'up'],
])('%i against %i is %s', (value, before, change_percent, text, direction) => {
  expect(getChange({ value, before, change_percent }, formatCount)).toMatchObject({ text, direction })
})

test('nothing against nothing is not worth a word', () => {
  expect(getChange({ value: 0, before: 0, change_percent: null }, formatCount)).toBeNull()
})

test('money in a chart is short, days are those of their own name', () => {
  expect(formatDollars(123_456)).toBe('NZ$ 1,235')
  expect(formatShortDollars(5_000_000)).toBe('50k')
  expect(formatDay('2026-11-22')).toBe('22 Nov')
  expect(formatWeekday('2026-11-22')).toBe('Sun 22 Nov')
})

test('an axis names the year where its days are of two', () => {
  expect(describeAxis(['2026-11-01', '2026-11-22'])).toEqual(['1 Nov', '22 Nov'])
  expect(describeAxis(['2025-11-24', '2026-11-24'])).toEqual(['24 Nov 2025', '24 Nov 2026'])
})
