import { expect, test } from 'vitest'
import type { TradeStatus } from '#domains/trades/common/trades.ts'
import { deriveDigits, isLocked, triesLeft, describeWrongCode, isArrangeable } from './handover.rules.ts'

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

test.each<[TradeStatus, boolean]>([
  ['unconfirmed', false],
  ['agreed', true],
  ['paid', true],
  ['sent', false],
  ['completed', false],
  ['disputed', false],
  ['cancelled', false],
])('a pickup of a sale that is %s can be arranged: %s', (status, expected) => {
  const trade = { status, has_open_default: false, allows_pickup: true, is_held: false }
  expect(isArrangeable(trade)).toBe(expected)
  expect(isArrangeable({ ...trade, allows_pickup: false })).toBe(false)
  expect(isArrangeable({ ...trade, has_open_default: true })).toBe(false)
  expect(isArrangeable({ ...trade, is_held: true })).toBe(false)
})
