import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/database/db.ts'

/** A device tells of one session at a time: whoever used it before is pushed nothing on it any more. */
export async function keepRegistration(tx: Tx, session_id: number, firebase_token: string): Promise<void> {
  await forgetRegistration(tx, firebase_token)
  await tx.updateTable('sessions').set({ firebase_token }).where('id', '=', session_id).execute()
}

export async function removeRegistration(tx: Tx, session_id: number): Promise<void> {
  await tx.updateTable('sessions').set({ firebase_token: null }).where('id', '=', session_id).execute()
}

/** Drops a device wherever it is registered. Whoever else is about to register it waits until this transaction ends. */
export async function forgetRegistration(tx: Tx, firebase_token: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('push device', hashtext(${firebase_token})))`.execute(
    tx,
  )
  await tx
    .updateTable('sessions')
    .set({ firebase_token: null })
    .where('firebase_token', '=', firebase_token)
    .execute()
}

/** One account's devices that are pushed to, the last used first. */
const most_devices = 20

/** The sessions of an account that have a device to push to. */
export function selectRegistered(db: Db, account_id: number) {
  return registered(db)
    .where('account_id', '=', account_id)
    .orderBy('last_used_at', 'desc')
    .limit(most_devices)
    .execute()
}

/** The device of one session; undefined once it has ended or has none. */
export function findRegistered(db: Db, session_id: number) {
  return registered(db).where('sessions.id', '=', session_id).executeTakeFirst()
}

const registered = (db: Db) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select('sessions.id as session_id')
    .select((eb) => eb.ref('firebase_token').$castTo<string>().as('firebase_token'))
    .where('firebase_token', 'is not', null)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .where('accounts.status', '=', 'active')
