import { expect, test } from 'vitest'
import { changeOf, formatDay, formatDollars, formatShortDollars, formatWeekday } from './figure-words.ts'

test.each([
  [112, 100, 12, '+12%', 'up'],
  [96, 100, -4, '−4%', 'down'],
  [1066, 1000, 6.6, '+6.6%', 'up'],
  [5, 5, 0, '±0%', 'same'],
  [5, 0, null, 'new', 'up'],
])('%i against %i is %s', (value, before, change_percent, text, direction) => {
  expect(changeOf({ value, before, change_percent })).toMatchObject({ text, direction })
})

test('nothing against nothing is not worth a word', () => {
  expect(changeOf({ value: 0, before: 0, change_percent: null })).toBeNull()
})

test('money in a chart is short, days are those of their own name', () => {
  expect(formatDollars(123_456)).toBe('NZ$ 1,235')
  expect(formatShortDollars(5_000_000)).toBe('50k')
  expect(formatDay('2026-11-22')).toBe('22 Nov')
  expect(formatWeekday('2026-11-22')).toBe('Sun 22 Nov')
})
