import type { Trade } from '#contract/trades/trades.ts'

/** Whether the buyer has not said yet that it is paid: in a dispute, before it began. */
export function isToPay({
  status,
  moves,
  default_stated,
}: Pick<Trade, 'status' | 'moves' | 'default_stated'>): boolean {
  if (status !== 'disputed') return status === 'agreed'
  // Whoever contests a default says to have paid.
  if (default_stated?.outcome === 'contested') return false
  return moves.findLast(({ to_status }) => to_status === 'disputed')?.from_status === 'agreed'
}
