import { sql } from 'kysely'
import type { MailSubject } from '#shared/words/message-texts.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { limitKey, plainAddress } from '#server/platform/http/limits/client-address.ts'
import type { AccountRow } from './accounts.view.ts'

export function selectAccount(db: Db, id: number) {
  return db
    .selectFrom('accounts')
    .selectAll()
    .select(sql<Date>`clock_timestamp()`.as('server_time'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** The account, not just a registration that was begun, that has this email. */
export async function findEmailOwner(db: Db, email: string): Promise<number | null> {
  const taken = await db
    .selectFrom('accounts')
    .select('id')
    .where('type', '=', 'user')
    .where('email', '=', email)
    .where('status', 'in', ['active', 'suspended'])
    .executeTakeFirst()
  return taken?.id ?? null
}

/** The account that signs in with this email, else the newest registration that was begun with it. */
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

/** An active account whose password is still the one that was checked, held as it is until the transaction ends. */
export function holdAccount(
  tx: Tx,
  { id, password_hash }: Pick<AccountRow, 'id' | 'password_hash'>,
): Promise<AccountRow | undefined> {
  return tx
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .where('status', '=', 'active')
    .forShare()
    .executeTakeFirst()
}

/** Locks the registration that this token goes on with; one that nobody finished lasts a day. */
export function lockRegistration(tx: Tx, token_hash: Buffer): Promise<AccountRow | undefined> {
  return tx
    .selectFrom('accounts')
    .selectAll()
    .where('registration_token_hash', '=', token_hash)
    .where((eb) =>
      eb.or([
        eb('status', '<>', 'pending'),
        eb('member_since', '>', sql<Date>`clock_timestamp() - interval '1 day'`),
      ]),
    )
    .forUpdate()
    .executeTakeFirst()
}

/** When codes went to an email or a phone within the window, newest first. */
export async function selectSendings(db: Db, target: string, window_ms: number): Promise<Date[]> {
  const rows = await db
    .selectFrom('verification_codes')
    .select('sent_at')
    .where('target', '=', target)
    .where('sent_at', '>', sql<Date>`clock_timestamp() - ${window_ms} * interval '1 millisecond'`)
    .orderBy('sent_at', 'desc')
    .execute()
  return rows.map((row) => row.sent_at)
}

/** Whether as many codes went to numbers with this calling code in a day as we send at most. */
export async function isCountryFull(db: Db, calling_code: string, most: number): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (
      select 1 from verification_codes
       where calling_code = ${calling_code} and sent_at > clock_timestamp() - interval '1 day' limit ${most}
    ) sent`.execute(db)
  return rows[0]!.count >= most
}

/** The newest code of a registration that is neither used nor replaced. */
export function selectLiveCode(
  tx: Tx,
  { account_id, purpose, target }: { account_id: number; purpose: string; target: string },
) {
  return tx
    .selectFrom('verification_codes')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('purpose', '=', purpose)
    .where('target', '=', target)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** How many mails with this subject went to an address in the last hour. */
export async function countMails(db: Db, email: string, kind: MailSubject): Promise<number> {
  const { count } = await db
    .selectFrom('sent_messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('recipient', '=', email)
    .where('kind', '=', kind)
    .where('at', '>', sql<Date>`clock_timestamp() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
  return count
}

/** Wrong passwords within the window, oldest first, and whether each came from this address. */
export function selectWrongPasswords(db: Db, identity_hash: Buffer, address: string, window_ms: number) {
  return db
    .selectFrom('sign_in_failures')
    .select((eb) => ['at', eb('address', '=', address).as('is_here')])
    .where('identity_hash', '=', identity_hash)
    .where('at', '>', sql<Date>`clock_timestamp() - ${window_ms} * interval '1 millisecond'`)
    .orderBy('at')
    .execute()
}

/** Whether this account was signed in from an address in the last 90 days; of IPv6, from its line. */
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
    .where('sessions.created_at', '>', sql<Date>`clock_timestamp() - interval '90 days'`)
    .limit(1_000)
    .execute()
  const here = limitKey(address)
  return known.some((session) => limitKey(plainAddress(session.address) ?? session.address) === here)
}

export function selectRegionOf(db: Db, suburb: string): Promise<{ region: string } | undefined> {
  return db
    .selectFrom('suburbs')
    .innerJoin('districts', 'districts.slug', 'suburbs.district')
    .select('districts.region')
    .where('suburbs.slug', '=', suburb)
    .executeTakeFirst()
}
