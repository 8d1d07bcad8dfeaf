import type { Trade } from '#contract/trades.ts'

/** Whether the buyer has not said yet that it is paid: in a dispute, before it began. */
export function isToPay({ status, moves }: Pick<Trade, 'status' | 'moves'>): boolean {
  if (status !== 'disputed') return status === 'agreed'
  return moves.findLast(({ to_status }) => to_status === 'disputed')?.from_status === 'agreed'
}
