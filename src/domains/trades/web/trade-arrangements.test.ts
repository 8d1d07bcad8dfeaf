import { expect, test } from 'vitest'
import type { Trade, TradeMove, TradeStatus } from '#domains/trades/common/trades.ts'
import { isToPay } from './trade-arrangements.tsx'

const disputed = (fromStatus: TradeStatus): TradeMove => ({
  side: 'buyer',
  action: 'disputed',
  from_status: fromStatus,
  to_status: 'disputed',
  reason: 'It never came.',
  total_cents: null,
  at: '2026-11-22T06:30:00Z',
})

const defaultStated = {
  reason: 'No money came.',
  stated_at: '2026-11-22T06:00:00Z',
  stands_at: '2026-11-24T06:00:00Z',
  outcome: null,
} satisfies Trade['default_stated']

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
  expect(isToPay({ status, moves, default_stated: null })).toBe(is_to_pay)
})

test.for<[TradeStatus, Partial<Trade['default_stated']>, boolean]>([
  ['agreed', {}, true],
  ['disputed', { outcome: 'contested' }, false],
  ['disputed', { outcome: 'withdrawn' }, true],
  // The dispute about it was decided: the sale continues.
  ['agreed', { outcome: 'contested' }, true],
])('%s, with a default stated %j: %s', ([status, text, is_to_pay]) => {
  const moves = status === 'disputed' ? [disputed('agreed')] : []
  expect(isToPay({ status, moves, default_stated: { ...defaultStated, ...text } })).toBe(is_to_pay)
})
