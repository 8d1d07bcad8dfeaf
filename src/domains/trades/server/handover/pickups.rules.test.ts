import { expect, test } from 'vitest'
import type { TradeStatus } from '#domains/trades/common/trades.ts'
import { isArrangeable } from './pickups.rules.ts'

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
