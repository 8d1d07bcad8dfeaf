import { expect, test } from 'vitest'
import { movesElsewhere, nextLimit } from './deep-list.ts'

function limitsOf(wanted: number, there = 24) {
  const limits: number[] = []
  for (let limit = nextLimit(wanted, there); limit !== null; limit = nextLimit(wanted, there)) {
    limits.push(limit)
    there += limit
  }
  return limits
}

test.each([
  [24, []],
  [25, [24]],
  [120, [96]],
  [240, [96, 96, 24]],
  [250, [96, 96, 48]],
])('a list of %i loads in as few requests as possible', (wanted, limits) => {
  expect(limitsOf(wanted)).toEqual(limits)
})

test('a list of any depth loads in at most ten requests', () => {
  expect(limitsOf(100_000)).toHaveLength(10)
})

test.each([
  ['PageDown', true],
  [' ', true],
  ['Tab', true],
  ['Shift', false],
  ['Control', false],
  ['AudioVolumeUp', false],
  ['a', false],
])('pressing %j gives up the scroll position: %j', (key, givesUp) => {
  expect(movesElsewhere({ key })).toBe(givesUp)
})
