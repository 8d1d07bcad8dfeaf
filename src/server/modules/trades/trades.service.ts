import type { Insertable } from 'kysely'
import type { DB } from '#server/platform/database/db-types.ts'
import type { Tx } from '#server/platform/database/db.ts'

/**
 * The agreement that follows a win or a purchase, or what a seller says and the buyer has yet to confirm; made under the
 * lock of the deal that it ends.
 */
export async function openTrade(
  tx: Tx,
  terms: Omit<Insertable<DB['trades']>, 'id' | 'status'> & { status?: 'agreed' | 'unconfirmed' },
): Promise<number> {
  const trade = await tx.insertInto('trades').values(terms).returning('id').executeTakeFirstOrThrow()
  return trade.id
}
