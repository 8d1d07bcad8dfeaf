import { expect, test } from 'vitest'
import { deriveDigits, isLocked, triesLeft, describeWrongCode } from './handover.rules.ts'

test.each([
  [[0, 0, 0, 0, 0, 0], '000000'],
  [[0, 0, 0, 0, 0, 7], '000007'],
  [[0, 0, 0, 15, 66, 64], '000000'],
  [[0, 0, 0, 15, 66, 63], '999999'],
  [[255, 255, 255, 255, 255, 255], '710655'],
])('%o is %s', (bytes, digits) => {
  expect(deriveDigits(Uint8Array.from([...bytes, 9, 9]))).toBe(digits)
})

test.each([
  [0, 5, false],
  [4, 1, false],
  [5, 0, true],
  [6, 0, true],
])('%i wrong codes leave %i tries', (wrong, left, locked) => {
  expect([triesLeft(wrong), isLocked(wrong)]).toEqual([left, locked])
})

test('the message says how many tries are left', () => {
  expect([2, 1, 0].map(describeWrongCode)).toEqual([
    'That code isn’t right. You can try 2 more times.',
    'That code isn’t right. You can try once more.',
    'That code isn’t right. Ask the buyer to make a new one.',
  ])
})
