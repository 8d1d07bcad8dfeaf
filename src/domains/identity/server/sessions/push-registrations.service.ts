import { sql } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'

/** A device gets the pushes of one session only; the former session gets none on it. */
export async function saveRegistration(tx: Tx, sessionId: number, pushSubscription: string): Promise<void> {
  await forgetRegistration(tx, pushSubscription)
  await tx
    .updateTable('sessions')
    .set({ push_subscription: pushSubscription })
    .where('id', '=', sessionId)
    .execute()
}

export async function removeRegistration(tx: Tx, sessionId: number): Promise<void> {
  await tx.updateTable('sessions').set({ push_subscription: null }).where('id', '=', sessionId).execute()
}

/** Another registration of the same device waits until this transaction ends. */
export async function forgetRegistration(tx: Tx, pushSubscription: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('push device', hashtext(${pushSubscription})))`.execute(
    tx,
  )
  await tx
    .updateTable('sessions')
    .set({ push_subscription: null })
    .where('push_subscription', '=', pushSubscription)
    .execute()
}

const maxDevices = 20

export function selectRegistered(db: Db, accountId: AccountId) {
  return registered(db)
    .where('account_id', '=', accountId)
    .orderBy('last_used_at', 'desc')
    .limit(maxDevices)
    .execute()
}

export async function selectAccountsWithDevices(db: Db, accountIds: AccountId[]): Promise<Set<number>> {
  if (accountIds.length === 0) return new Set()
  const rows = await registered(db)
    .select('account_id')
    .where('account_id', 'in', accountIds)
    .distinct()
    .execute()
  return new Set(rows.map((row) => row.account_id))
}

export function findRegistered(db: Db, sessionId: number) {
  return registered(db).where('sessions.id', '=', sessionId).executeTakeFirst()
}

const registered = (db: Db) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select('sessions.id as session_id')
    .select((eb) => eb.ref('push_subscription').$castTo<string>().as('push_subscription'))
    .where('push_subscription', 'is not', null)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .where('accounts.status', '=', 'active')
