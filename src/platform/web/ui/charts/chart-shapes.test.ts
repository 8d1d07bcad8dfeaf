import { expect, test } from 'vitest'
import { makeTicks } from './chart-scale.ts'
import { drawLine, drawSpark, findHighest, findLowest, layOutBars, placeLabels } from './chart-shapes.ts'
import type { ChartPoint, ChartSeries } from './chart-types.ts'

test.each([
  [0, 1, [0, 1, 2]],
  [1, 1, [0, 1, 2]],
  [3, 1, [0, 1, 2, 3]],
  [7, 1, [0, 2, 4, 6, 8]],
  [99, 1, [0, 50, 100]],
  [1001, 1, [0, 500, 1000, 1500]],
  // In cents: the lines are at whole dollars.
  [150, 100, [0, 100, 200]],
  [123_456, 100, [0, 50_000, 100_000, 150_000]],
])('the scale of %i in units of %i has round ticks', (largest, unit, ticks) =>
  expect(makeTicks(largest, unit)).toEqual(ticks),
)

const series: ChartSeries[] = [
  { name: 'Sold', variant: 'main' },
  { name: 'Given', variant: 'second' },
  { name: 'Before', variant: 'compared' },
]
const point = (...values: number[]): ChartPoint => ({ key: values.join(), label: '', axis: '', values })
const frame = { width: 60, height: 100, end: 10 }

test('bars stack, and the comparison starts at the floor', () => {
  expect(layOutBars(series, [point(2, 3, 4)], frame)).toEqual([
    [
      { x: 10, y: 80, width: 40, height: 20 },
      { x: 10, y: 50, width: 40, height: 30 },
      { x: 10, y: 60, width: 40, height: 40 },
    ],
  ])
})

test('findHighest considers whole stacks and the comparison', () => {
  expect(findHighest(series, [point(2, 3, 4), point(1, 1, 9)])).toBe(9)
  expect(findHighest(series, [point(-5, 3, 0)])).toBe(3)
  expect(findHighest(series, [])).toBe(0)
})

test('negative values hang below the zero line in bars and lines', () => {
  expect(findLowest(series, [point(-5, -3, -4)])).toBe(-8)
  expect(makeTicks(198, 100, -169)).toEqual([-200, -100, 0, 100, 200])
  const scale = { ...frame, start: -10 }
  expect(layOutBars(series, [point(-5, 3, 0)], scale)[0]).toMatchObject([
    { y: 50, height: 25 },
    { y: 35, height: 15 },
    { y: 50, height: 0 },
  ])
  expect(drawLine([-10, 0, 10], scale)).toBe('M10 100L30 50L50 0')
})

test('a line runs through the middles, and a single day is flat', () => {
  expect(drawLine([0, 5, 10], frame)).toBe('M10 100L30 50L50 0')
  expect(drawLine([5], frame)).toBe('M0 50H60')
})

test('a sparkline runs from edge to edge within its margins', () => {
  const small = { width: 100, height: 20 }
  expect(drawSpark([0, 5, 10], small, 2)).toBe('M0 18L50 10L100 2')
  expect(drawSpark([4, 4], small, 2)).toBe('M0 10L100 10')
  expect(drawSpark([4], small, 2)).toBe('M0 10L100 10')
})

test.each([
  [1, [0]],
  [2, [0, 1]],
  [6, [0, 1, 2, 3, 4, 5]],
  [28, [0, 9, 18, 27]],
])('placeLabels labels %i points', (count, places) => expect(placeLabels(count)).toEqual(places))
