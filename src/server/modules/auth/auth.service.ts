import { sql } from 'kysely'
import { type Db, type Tx, transact } from '#server/platform/database/db.ts'
import { prepareStatement } from '#server/platform/database/prepared.ts'
import type { Caller, Client } from '#server/platform/http/call.ts'
import { publishTopic } from '#server/platform/live-hub.ts'
import { noteDevice } from './sessions/account-changes.service.ts'
import type { AccountRow } from './account/account.view.ts'
import { noteBrowser } from './sessions/devices.queries.ts'
import { forgetRegistration } from './sessions/push-registrations.service.ts'
import { hashToken, newToken } from './password/secrets.service.ts'

/** Sliding for users, from sign-in for admins. */
export const session_lasts_s = { user: 30 * 86_400, admin: 12 * 3600 }

type SessionOrigin = Partial<Client> & { push_subscription?: string | null | undefined }

/** Only the caller learns the token; its hash is stored. */
export async function startSession(
  tx: Tx,
  account_id: number,
  type: AccountRow['type'],
  { device = '', address = '', device_id, push_subscription }: SessionOrigin,
): Promise<{ token: string; started_at: Date }> {
  const token = newToken()
  if (push_subscription) await forgetRegistration(tx, push_subscription)
  const { created_at } = await tx
    .insertInto('sessions')
    .values({
      account_id,
      token_hash: hashToken(token),
      device,
      address,
      push_subscription: push_subscription ?? null,
      expires_at: sql<Date>`clock_timestamp() + ${session_lasts_s[type]} * interval '1 second'`,
    })
    .returning('created_at')
    .executeTakeFirstOrThrow()
  if (device_id && type === 'user') await noteBrowser(tx, account_id, device_id)
  await tx.updateTable('accounts').set({ last_seen_at: created_at }).where('id', '=', account_id).execute()
  await noteDevice(tx, account_id, { device, address })
  return { token, started_at: created_at }
}

export async function signOut(tx: Tx, session_id: number): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ expires_at: sql<Date>`clock_timestamp()`, push_subscription: null })
    .where('id', '=', session_id)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .execute()
  await publishTopic(tx, `session:${session_id}`)
}

export async function endSessions(tx: Tx, account_id: number, except_id?: number): Promise<number> {
  const ended = await tx
    .updateTable('sessions')
    .set({ expires_at: sql<Date>`clock_timestamp()`, push_subscription: null })
    .where('account_id', '=', account_id)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .$if(except_id !== undefined, (update) => update.where('id', '<>', except_id!))
    .returning('id')
    .execute()
  for (const { id } of ended) await publishTopic(tx, `session:${id}`)
  return ended.length
}

/** Null when the token is unknown or expired, or its account may not act. */
const selectSessions = prepareStatement((db: Db, token_hash: Buffer) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['sessions.id as session_id', 'accounts.id', 'accounts.type', 'sessions.is_limited'])
    .select(sql<boolean>`last_used_at < clock_timestamp() - interval '5 minutes'`.as('use_is_old'))
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .where(
      'accounts.status',
      '=',
      sql<'active'>`case when sessions.is_limited then 'suspended' else 'active' end`,
    )
    .compile(),
)

export async function findCaller(db: Db, token: string): Promise<Caller | null> {
  const [session] = await selectSessions(db, hashToken(token))
  if (!session) return null
  const { use_is_old, ...caller } = session
  if (use_is_old && !caller.is_limited) await transact(db, (tx) => noteUse(tx, caller))
  return caller
}

/** At most every 5 minutes, so that reading doesn't write. */
async function noteUse(tx: Tx, { id, type, session_id }: Caller): Promise<void> {
  const used = await tx
    .updateTable('sessions')
    .set({ last_used_at: sql<Date>`clock_timestamp()` })
    .$if(type === 'user', (update) =>
      update.set({
        expires_at: sql<Date>`clock_timestamp() + ${session_lasts_s.user} * interval '1 second'`,
      }),
    )
    .where('id', '=', session_id)
    .where('last_used_at', '<', sql<Date>`clock_timestamp() - interval '5 minutes'`)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst()
  if (used.numUpdatedRows === 0n) return
  await tx
    .updateTable('accounts')
    .set({ last_seen_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}
