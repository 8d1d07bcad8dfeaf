import { expect, test } from 'vitest'
import {
  formatDate,
  formatInstant,
  formatMoney,
  formatShortInstant,
  formatTimeLeft,
  truncate,
} from './formats.ts'

test.each([
  [40_000, 'NZ$ 400'],
  [123_450, 'NZ$ 1,234.50'],
  [5, 'NZ$ 0.05'],
  [10_000_000_000, 'NZ$ 100,000,000'],
])('%i cents are %s', (cents, text) => expect(formatMoney(cents)).toBe(text))

test.each([
  ['2026-11-22T06:30:00Z', 'Sunday 22 November, 7.30 pm', 'Sun 22 Nov, 7.30 pm', '22-11-2026'],
  ['2026-11-20T11:00:00Z', 'Saturday 21 November, 12.00 am', 'Sat 21 Nov, 12.00 am', '21-11-2026'],
  // The hour repeated when daylight saving ends: both instants are 2.30 am.
  ['2027-04-03T13:30:00Z', 'Sunday 4 April, 2.30 am', 'Sun 4 Apr, 2.30 am', '04-04-2027'],
  ['2027-04-03T14:30:00Z', 'Sunday 4 April, 2.30 am', 'Sun 4 Apr, 2.30 am', '04-04-2027'],
])('%s is written for Auckland', (instant, long, short, date) => {
  const at = new Date(instant)
  expect([formatInstant(at), formatShortInstant(at), formatDate(at)]).toEqual([long, short, date])
})

test.each([
  [0, 'closing'],
  [1, '1 s'],
  [59_000, '59 s'],
  [252_000, '4 min 12 s'],
  [3_600_000 + 120_000, '1 h 02 min'],
  [86_400_000, '1 day 0 h'],
  [3 * 86_400_000 + 4 * 3_600_000, '3 days 4 h'],
])('%i ms left read %s', (ms, text) => expect(formatTimeLeft(ms)).toBe(text))

test('titles in notices are cut at 30 characters', () => {
  expect(truncate('x'.repeat(30))).toBe('x'.repeat(30))
  expect(truncate('x'.repeat(31))).toBe(`${'x'.repeat(30)}...`)
})
