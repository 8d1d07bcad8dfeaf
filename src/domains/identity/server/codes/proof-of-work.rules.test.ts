import { expect, test } from 'vitest'
import { chooseTries, chooseWorkLevel } from './proof-of-work.rules.ts'

test.each([
  [0, 0, 0],
  [2, 99, 0],
  [3, 0, 1],
  [5, 0, 1],
  [6, 0, 2],
  [12, 0, 3],
  [0, 100, 1],
  [0, 200, 2],
  [0, 399, 2],
  [3, 100, 2],
  [6, 399, 4],
  [1_000, 399, 5],
  [0, 400, null],
  [1_000, 4_000, null],
])(
  'after %i to an address and %i of 100 to its country the next needs level %s',
  (byAddress, toCountry, level) => {
    expect(chooseWorkLevel({ byAddress, toCountry, maxPerCountry: 100 })).toBe(level)
  },
)

test('a country without codes gets none for work either', () => {
  expect(chooseWorkLevel({ byAddress: 0, toCountry: 0, maxPerCountry: 0 })).toBeNull()
})

test('each level doubles the work', () => {
  expect(chooseTries(1)).toEqual({ min: 400, max: 800 })
  expect(chooseTries(2)).toEqual({ min: 800, max: 1_600 })
  expect(chooseTries(5)).toEqual({ min: 6_400, max: 12_800 })
})
