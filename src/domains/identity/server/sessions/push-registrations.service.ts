import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/db.ts'

/** A device gets the pushes of one session only; the former session gets none on it. */
export async function saveRegistration(tx: Tx, session_id: number, push_subscription: string): Promise<void> {
  await forgetRegistration(tx, push_subscription)
  await tx.updateTable('sessions').set({ push_subscription }).where('id', '=', session_id).execute()
}

export async function removeRegistration(tx: Tx, session_id: number): Promise<void> {
  await tx.updateTable('sessions').set({ push_subscription: null }).where('id', '=', session_id).execute()
}

/** Another registration of the same device waits until this transaction ends. */
export async function forgetRegistration(tx: Tx, push_subscription: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('push device', hashtext(${push_subscription})))`.execute(
    tx,
  )
  await tx
    .updateTable('sessions')
    .set({ push_subscription: null })
    .where('push_subscription', '=', push_subscription)
    .execute()
}

const max_devices = 20

export function selectRegistered(db: Db, account_id: number) {
  return registered(db)
    .where('account_id', '=', account_id)
    .orderBy('last_used_at', 'desc')
    .limit(max_devices)
    .execute()
}

export async function selectAccountsWithDevices(db: Db, account_ids: number[]): Promise<Set<number>> {
  if (account_ids.length === 0) return new Set()
  const rows = await registered(db)
    .select('account_id')
    .where('account_id', 'in', account_ids)
    .distinct()
    .execute()
  return new Set(rows.map((row) => row.account_id))
}

export function findRegistered(db: Db, session_id: number) {
  return registered(db).where('sessions.id', '=', session_id).executeTakeFirst()
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
