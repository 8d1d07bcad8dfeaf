import type { Insertable } from 'kysely'
import type { DB } from '#platform/server/database/db-types.ts'
import type { Tx } from '#platform/server/database/db.ts'

/**
 * Opens it after a win or a purchase, or for a sale named by the seller that the buyer has yet to
 * confirm. Runs under the deal's lock.
 */
export async function openTrade(
  tx: Tx,
  terms: Omit<Insertable<DB['trades']>, 'id' | 'status'> & { status?: 'agreed' | 'unconfirmed' },
): Promise<number> {
  const trade = await tx.insertInto('trades').values(terms).returning('id').executeTakeFirstOrThrow()
  return trade.id
}
