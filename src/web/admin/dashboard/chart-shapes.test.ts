import { expect, test } from 'vitest'
import { layOutBars, scaleEnd, sparkLine } from './chart-shapes.ts'

const frame = { width: 100, height: 20, margin: 2 }

test('a line runs from edge to edge, between the margins', () => {
  expect(sparkLine([0, 5, 10], frame)).toBe('M0 18L50 10L100 2')
})

test('what does not move is a flat line, and so is a single day', () => {
  expect(sparkLine([4, 4], frame)).toBe('M0 10L100 10')
  expect(sparkLine([4], frame)).toBe('M0 10L100 10')
})

test.each([
  [0, 1],
  [1, 1],
  [99, 100],
  [100, 100],
  [101, 200],
  [2001, 5000],
  [5001, 10_000],
])('a scale for %i ends at %i', (largest, end) => expect(scaleEnd(largest)).toBe(end))

test('bars stand on the ground and share the width', () => {
  expect(layOutBars([0, 50, 100], 100, { width: 90, height: 10 })).toEqual([
    { x: 5, y: 10, width: 20, height: 0 },
    { x: 35, y: 5, width: 20, height: 5 },
    { x: 65, y: 0, width: 20, height: 10 },
  ])
})
