import type { Insertable } from 'kysely'
import type { DB } from '#platform/server/database/db-types.ts'
import type { Tx } from '#platform/server/database/db.ts'

/**
 * After a win or a purchase, or a sale named by the seller that the buyer has yet to confirm. Under the lock of the
 * deal.
 */
export async function openTrade(
  tx: Tx,
  terms: Omit<Insertable<DB['trades']>, 'id' | 'status'> & { status?: 'agreed' | 'unconfirmed' },
): Promise<number> {
  const trade = await tx.insertInto('trades').values(terms).returning('id').executeTakeFirstOrThrow()
  return trade.id
}
