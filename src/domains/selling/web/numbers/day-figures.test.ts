import { expect, test } from 'vitest'
import type { ListingDay } from '#domains/listings/common/listings.ts'
import { buildBars, getHighlight, placedBars, shortDay } from './day-figures.ts'

const daysFrom = (values: number[]): ListingDay[] =>
  values.map((value, index) => ({
    day: new Date(Date.UTC(2026, 8, 1 + index)).toISOString().slice(0, 10),
    views: value,
    watchers: value,
    bids: value,
  }))

test('buildBars makes a bar per day, or per week beyond two months', () => {
  expect(buildBars(daysFrom([3, 0, 5]), 'views')).toEqual([
    { day: '2026-09-01', days: 1, value: 3 },
    { day: '2026-09-02', days: 1, value: 0 },
    { day: '2026-09-03', days: 1, value: 5 },
  ])
  const long = daysFrom(Array.from({ length: 65 }, (_, index) => index))
  const [views, watchers] = [buildBars(long, 'views'), buildBars(long, 'watchers')]
  expect(views).toHaveLength(10)
  expect([views[0], views.at(-1)]).toEqual([
    { day: '2026-09-01', days: 7, value: 21 },
    { day: '2026-11-03', days: 2, value: 127 },
  ])
  expect([watchers[0]!.value, watchers.at(-1)!.value]).toEqual([6, 64])
})

test('the highest bar fills the chart, zero has no bar, and all stay inside', () => {
  const placed = placedBars(buildBars(daysFrom([0, 2, 4]), 'bids'), 300, 60)
  expect(placed.map(({ y, height }) => [y, height])).toEqual([
    [60, 0],
    [30, 30],
    [0, 60],
  ])
  expect(Math.max(...placed.map(({ x, width }) => x + width))).toBeLessThanOrEqual(300)
  expect(placedBars([], 300, 60)).toEqual([])
})

test('a chart of one day has a narrow bar', () => {
  const [bar] = placedBars(buildBars(daysFrom([4]), 'bids'), 300, 60)
  expect(bar).toMatchObject({ x: 137.5, width: 25, height: 60 })
})

test.each([
  [[0, 0], 'views', null],
  [[], 'views', null],
  [[1, 7, 7], 'views', 'Most on Wed 2 September: 7'],
  [[1, 1200], 'watchers', 'At most 1,200, on Wed 2 September'],
] as const)('%j %s: %s', (values, figure, expected) => {
  expect(getHighlight(buildBars(daysFrom([...values]), figure), figure)).toBe(expected)
})

test('getHighlight names the week', () => {
  const bars = buildBars(daysFrom(Array.from({ length: 70 }, (_, index) => (index === 8 ? 9 : 0))), 'bids')
  expect(getHighlight(bars, 'bids')).toMatch(/^Most in the week from .*: 9$/)
})

test('the ends of a chart have short labels', () => {
  expect([shortDay('2026-11-17'), shortDay('2026-05-01')]).toEqual(['Tue 17 Nov', 'Fri 1 May'])
})
