import { sql } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { limitKey, plainAddress } from '#platform/server/http/limits/client-address.ts'
import type { AccountRow } from '../account/account.view.ts'

/** Otherwise selects the newest registration with this email. */
export function selectForSignIn(
  db: Db,
  type: AccountRow['type'],
  email: string,
): Promise<AccountRow | undefined> {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('type', '=', type)
    .where('email', '=', email)
    .where('status', 'in', ['active', 'suspended', 'pending'])
    .orderBy((eb) => eb('status', '=', 'pending'))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/**
 * FOR NO KEY UPDATE: other devices that sign in wait, because each writes to the account. Undefined
 * if the password has changed.
 */
export function lockAccount(
  tx: Tx,
  { id, password_hash: passwordHash }: Pick<AccountRow, 'id' | 'password_hash'>,
): Promise<AccountRow | undefined> {
  return tx
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .where('status', '=', 'active')
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export function selectWrongPasswords(db: Db, identityHash: Buffer, address: string, windowMs: number) {
  return db
    .selectFrom('sign_in_failures')
    .select((eb) => ['at', eb('address', '=', address).as('is_here')])
    .where('identity_hash', '=', identityHash)
    .where('at', '>', sql<Date>`clock_timestamp() - ${windowMs} * interval '1 millisecond'`)
    .orderBy('at')
    .execute()
}

/** Checks the last 90 days. IPv6 is compared by its line, not the whole address. */
export async function knowsAddress(
  db: Db,
  { type, email, address }: { type: AccountRow['type']; email: string; address: string },
): Promise<boolean> {
  const known = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select('sessions.address')
    .distinct()
    .where('accounts.type', '=', type)
    .where('accounts.email', '=', email)
    .where('accounts.status', 'in', ['active', 'suspended'])
    .where('sessions.viewer_id', 'is', null)
    .where('sessions.created_at', '>', sql<Date>`clock_timestamp() - interval '90 days'`)
    .limit(1_000)
    .execute()
  const here = limitKey(address)
  return known.some((session) => limitKey(plainAddress(session.address) ?? session.address) === here)
}

export async function selectSuspension(db: Db, accountId: AccountId) {
  return await db
    .selectFrom('account_suspensions')
    .select(['reason', 'until'])
    .select(sql<boolean>`coalesce(until <= clock_timestamp(), false)`.as('is_over'))
    .where('account_id', '=', accountId)
    .where('kind', '=', 'whole')
    .where('lifted_at', 'is', null)
    .executeTakeFirst()
}
