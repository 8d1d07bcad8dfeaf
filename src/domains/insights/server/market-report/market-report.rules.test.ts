import { expect, test } from 'vitest'
import { getBefore, getIntervalKey, listDays, listPoints } from './market-report.rules.ts'

test.each([
  ['2026-11-26', '2026-11-26', 1],
  ['2026-09-26', '2026-09-28', 3],
  ['2024-02-28', '2024-03-01', 3],
  ['2026-11-27', '2026-11-26', 0],
])('from %s to %s are %i days', (from, to, count) => {
  expect(listDays(from, to)).toHaveLength(count)
})

test.each([
  ['2026-11-26', 'day', '2026-11-26'],
  ['2026-11-26', 'week', '2026-11-23'],
  ['2026-11-29', 'week', '2026-11-23'],
  ['2026-11-30', 'week', '2026-11-30'],
  ['2026-01-01', 'week', '2025-12-29'],
  ['2026-11-26', 'month', '2026-11'],
] as const)('%s is in the %s of %s', (day, interval, key) => {
  expect(getIntervalKey(day, interval)).toBe(key)
})

test.each([
  ['2026-11-01', '2026-11-28', 'period', '2026-10-04', '2026-10-31'],
  ['2026-11-26', '2026-11-26', 'period', '2026-11-25', '2026-11-25'],
  ['2026-11-01', '2026-11-28', 'year', '2025-11-01', '2025-11-28'],
  ['2024-02-29', '2024-02-29', 'year', '2023-03-01', '2023-03-01'],
  ['2024-01-01', '2024-12-31', 'year', '2023-01-01', '2024-01-01'],
] as const)('%s to %s against the %s before is %s to %s', (from, to, compare, beforeFrom, beforeTo) => {
  expect(getBefore(from, to, compare)).toEqual({ from: beforeFrom, to: beforeTo })
})

test('points sum their days, and are compared with as many days of the other period', () => {
  const days = listDays('2026-11-27', '2026-12-02')
  const beforeDays = listDays('2026-11-21', '2026-11-26')
  const counted = {
    days,
    beforeDays,
    now: [
      { day: '2026-11-27', count: 1, amount_cents: 100, sold: 0 },
      { day: '2026-11-29', count: 2, amount_cents: 250, sold: 0 },
      { day: '2026-12-01', count: 4, amount_cents: null, sold: 0 },
    ],
    before: [
      { day: '2026-11-21', count: 8, amount_cents: 7, sold: 0 },
      { day: '2026-11-26', count: 16, amount_cents: 9, sold: 0 },
    ],
  }
  expect(listPoints(counted, 'week')).toEqual([
    {
      from: '2026-11-27',
      to: '2026-11-29',
      count: 3,
      amount_cents: 350,
      before_count: 8,
      before_amount_cents: 7,
    },
    {
      from: '2026-11-30',
      to: '2026-12-02',
      count: 4,
      amount_cents: 0,
      before_count: 16,
      before_amount_cents: 9,
    },
  ])
  expect(listPoints(counted, 'month').map(({ from, count }) => [from, count])).toEqual([
    ['2026-11-27', 3],
    ['2026-12-01', 4],
  ])
  expect(listPoints(counted, 'day')).toHaveLength(6)
})
