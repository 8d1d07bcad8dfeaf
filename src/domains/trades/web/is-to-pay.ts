import type { Trade } from '#domains/trades/common/trades.ts'

/** The buyer hasn't marked it as paid; in a dispute, before it began. */
export function isToPay({
  status,
  moves,
  default_stated: defaultStated,
}: Pick<Trade, 'status' | 'moves' | 'default_stated'>): boolean {
  if (status !== 'disputed') return status === 'agreed'
  // Contesting a default means claiming to have paid.
  if (defaultStated?.outcome === 'contested') return false
  return moves.findLast(({ to_status: toStatus }) => toStatus === 'disputed')?.from_status === 'agreed'
}
