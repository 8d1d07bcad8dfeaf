import { expect, test } from 'vitest'
import type { TradeMove, TradeStatus } from '#contract/trades.ts'
import { isToPay } from './is-to-pay.ts'

const disputed = (from_status: TradeStatus): TradeMove => ({
  side: 'buyer',
  action: 'disputed',
  from_status,
  to_status: 'disputed',
  reason: 'It never came.',
  at: '2026-11-22T06:30:00Z',
})

test.for<[TradeStatus, TradeMove[], boolean]>([
  ['agreed', [], true],
  ['paid', [], false],
  ['sent', [], false],
  ['completed', [], false],
  ['cancelled', [], false],
  ['disputed', [disputed('agreed')], true],
  ['disputed', [disputed('paid')], false],
  ['disputed', [disputed('agreed'), disputed('sent')], false],
])('%s after %j: %s', ([status, moves, is_to_pay]) => {
  expect(isToPay({ status, moves })).toBe(is_to_pay)
})
