import type { Dispute, AdminDispute } from '#domains/trades/common/trades.ts'
import { sumWaiting } from '#domains/trade-payments/server/trade-payments.service.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { DisputeRow, AdminDisputeRow } from './disputes.queries.ts'
import { selectMoves, type MoveRow } from '../actions/moves.queries.ts'

export const viewMove = ({
  side,
  action,
  from_status: fromStatus,
  to_status: toStatus,
  reason,
  total_cents: totalCents,
  at,
}: MoveRow) => ({
  side,
  action,
  from_status: fromStatus,
  to_status: toStatus,
  reason,
  total_cents: totalCents,
  at: at.toISOString(),
})

export function viewDispute(row: DisputeRow): Dispute {
  const {
    id,
    kind,
    reason,
    opened_at: openedAt,
    outcome,
    outcome_word: outcomeWord,
    decided_at: decidedAt,
  } = row
  return {
    id,
    opened_by: row.opened_by === row.buyer_id ? 'buyer' : 'seller',
    kind,
    reason,
    opened_at: openedAt.toISOString(),
    messages: row.messages.map((message) => ({ ...message, at: new Date(message.at).toISOString() })),
    decision: outcome && decidedAt ? { outcome, word: outcomeWord ?? '', at: decidedAt.toISOString() } : null,
  }
}

export async function viewAdminDisputes(db: Db, rows: AdminDisputeRow[]): Promise<AdminDispute[]> {
  const moves = await selectMoves(
    db,
    rows.map(({ trade_id: tradeId }) => tradeId),
  )
  const waiting = new Map<number, number>()
  for (const { trade_id: id } of rows) waiting.set(id, await sumWaiting(db, id))
  return rows.map((row) => ({
    ...viewDispute(row),
    trade: {
      id: row.trade_id,
      listing_id: row.listing_id,
      how: row.how,
      status: row.status,
      total_cents: row.price_cents * row.quantity,
      agreed_at: row.agreed_at.toISOString(),
      moves: moves.filter(({ trade_id: tradeId }) => tradeId === row.trade_id).map(viewMove),
    },
    buyer: { id: row.buyer_id, display_name: row.buyer_name },
    seller: { id: row.seller_id, display_name: row.seller_name },
    waiting_cents: waiting.get(row.trade_id) ?? 0,
    decider_name: row.decider_name,
  }))
}
