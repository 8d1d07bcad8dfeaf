import { expect, test } from 'vitest'
import { quantityIn } from './buy-dialog.tsx'

test.each([
  ['1', 80, 1],
  [' 51 ', 80, 51],
  ['80', 80, 80],
  ['81', 80, null],
  ['0', 80, null],
  ['-1', 80, null],
  ['1.5', 80, null],
  ['', 80, null],
  ['three', 80, null],
  ['999999', 1_000_000, 999_999],
])('%j of %i pieces is %j', (typed, most, quantity) => {
  expect(quantityIn(typed, most)).toBe(quantity)
})
