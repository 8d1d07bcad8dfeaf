import { expect, test } from 'vitest'
import type { TradeStatus } from '#domains/trades/common/trades.ts'
import { isReviewTime } from './review-time.ts'

const disputableFrom = '2026-11-25T00:00:00.000Z'

test.each<[TradeStatus, string, boolean]>([
  ['unconfirmed', '2026-11-22T00:00:00.000Z', false],
  ['agreed', '2026-11-22T00:00:00.000Z', false],
  ['agreed', '2026-11-25T00:00:00.000Z', true],
  ['paid', '2026-11-22T00:00:00.000Z', true],
  ['sent', '2026-11-22T00:00:00.000Z', true],
  ['completed', '2026-11-22T00:00:00.000Z', true],
  ['disputed', '2026-11-22T00:00:00.000Z', true],
  ['cancelled', '2026-11-22T00:00:00.000Z', true],
])('review time for %s at %s is %s', (status, now, is) => {
  expect(isReviewTime({ status, disputable_from: disputableFrom }, Date.parse(now))).toBe(is)
})
