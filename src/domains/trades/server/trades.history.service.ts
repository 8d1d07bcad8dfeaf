import type { Tx } from '#platform/server/database/db.ts'

export async function completePastTrade(tx: Tx, trade_id: number): Promise<void> {
  await tx.updateTable('trades').set({ status: 'completed' }).where('id', '=', trade_id).execute()
}
