import { sql } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { AccountRow } from './account.view.ts'

export function selectAccount(db: Db, id: AccountId) {
  return db
    .selectFrom('accounts')
    .selectAll()
    .select(sql<Date>`clock_timestamp()`.as('server_time'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Registrations that aren't finished don't count. */
export async function findEmailOwner(db: Db, email: string): Promise<AccountId | null> {
  const taken = await db
    .selectFrom('accounts')
    .select('id')
    .where('type', '=', 'user')
    .where('email', '=', email)
    .where('status', 'in', ['active', 'suspended'])
    .executeTakeFirst()
  return taken?.id ?? null
}

/**
 * Locked before its dependent rows, which serialises changes to its access. FOR NO KEY UPDATE, so
 * that rows that only refer to it don't wait.
 */
export function lockAccount(tx: Tx, id: AccountId): Promise<AccountRow | undefined> {
  return tx.selectFrom('accounts').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}
