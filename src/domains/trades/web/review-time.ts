import type { Trade } from '#domains/trades/common/trades.ts'

/** True if the sale has progressed since the agreement, or should have by now. */
export const isReviewTime = (
  { status, disputable_from: disputableFrom }: Pick<Trade, 'status' | 'disputable_from'>,
  now: number,
) => (status !== 'agreed' && status !== 'unconfirmed') || Date.parse(disputableFrom) <= now
