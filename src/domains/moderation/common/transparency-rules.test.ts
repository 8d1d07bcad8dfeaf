import { expect, test } from 'vitest'
import { addCounts, protectCount } from './transparency-rules.ts'

test.each([
  [0, 0, 0],
  [1, 1, 4],
  [4, 1, 4],
  [5, 5, 5],
  [1200, 1200, 1200],
])('%i is published as %i to %i', (count, least, most) =>
  expect(protectCount(count)).toEqual({ least, most }),
)

test('the sum of a small count and another one reveals neither', () => {
  for (const small of [1, 2, 3, 4]) {
    expect(addCounts([protectCount(small), protectCount(97)])).toEqual({ least: 98, most: 101 })
  }
})

test('a sum of exact counts is exact, and an empty sum is zero', () => {
  expect(addCounts([protectCount(7), protectCount(0), protectCount(5)])).toEqual({ least: 12, most: 12 })
  expect(addCounts([])).toEqual({ least: 0, most: 0 })
})
