import type { Tx } from '#server/platform/database/db.ts'

/** Notes that a trade of the past was paid, sent and received. */
export async function completePastTrade(tx: Tx, trade_id: number): Promise<void> {
  await tx.updateTable('trades').set({ status: 'completed' }).where('id', '=', trade_id).execute()
}
