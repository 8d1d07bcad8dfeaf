import type { Tx } from '#platform/server/database/db.ts'

export async function completePastTrade(tx: Tx, tradeId: number): Promise<void> {
  await tx.updateTable('trades').set({ status: 'completed' }).where('id', '=', tradeId).execute()
}
