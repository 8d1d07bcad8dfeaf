import type { Trade } from '#domains/trades/common/trades.ts'

/** It has moved on since it was agreed, or should have by now. */
export const isReviewTime = (
  { status, disputable_from }: Pick<Trade, 'status' | 'disputable_from'>,
  now: number,
) => (status !== 'agreed' && status !== 'unconfirmed') || Date.parse(disputable_from) <= now
