import { expect, test } from 'vitest'
import { getResponseTime } from './response-time.ts'

const hour = 3_600

test.each([
  ['four', [60, 60, 60, 60], null],
  ['five within minutes', [60, 60, 60, 60, 60], 'within_an_hour'],
  ['an hour to the second', [hour, hour, hour, hour, hour], 'within_an_hour'],
  ['a slow one among fast ones', [60, 60, 60, 60, 90 * hour], 'within_an_hour'],
  ['hours', [hour + 1, 2 * hour, 3 * hour, 5 * hour, 6 * hour], 'within_a_few_hours'],
  ['a day', [20, 8 * hour, 24 * hour, 24 * hour, 24 * hour], 'within_a_day'],
  ['days', [25 * hour, 30 * hour, 50 * hour, 60 * hour, 70 * hour], 'within_a_few_days'],
  ['most unanswered', [60, 60, null, null, null], null],
  ['a few unanswered', [60, 60, 60, null, null], 'within_an_hour'],
])('%s', (_what, waits, expected) => {
  expect(getResponseTime(waits)).toBe(expected)
})
