import { sql } from 'kysely'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { type Db, type Tx, transact } from '#platform/server/database/db.ts'
import { batchReads } from '#platform/server/database/batch-reads.ts'
import { prepareStatement } from '#platform/server/database/prepared.ts'
import { viewAsMember } from '#domains/accounts/common/members/members.ts'
import { listRoles, type StaffRole } from '#platform/common/access/staff-roles.ts'
import { viewLastsMinutes } from '#platform/common/access/view-as.ts'
import type { Caller, Client } from '#platform/server/http/call.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import { recordDeviceChange } from './sessions/account-changes.service.ts'
import type { AccountRow } from './account/account.view.ts'
import { recordBrowser } from './sessions/devices.queries.ts'
import { forgetRegistration } from './sessions/push-registrations.service.ts'
import { hashToken, newSessionToken } from './password/secrets.service.ts'
import { must } from '#platform/common/must.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import { ifGiven } from '#platform/server/database/if-given.ts'

/** Sliding for users, from sign-in for admins. */
export const sessionLastsSeconds = { user: 30 * 86_400, admin: 12 * 3600 }

type SessionOrigin = Partial<Client> & { push_subscription?: string | null | undefined }

interface View {
  account_id: AccountId
  viewer_id: AccountId
  viewer_session_id: number
  reason: string
}

/**
 * Opens an admin's view of a member's account. It isn't the member's doing, so nothing is logged as
 * theirs.
 */
export async function startView(
  tx: Tx,
  { account_id: accountId, viewer_id: viewerId, viewer_session_id: viewerSessionId, reason }: View,
): Promise<{ token: string; session_id: number; until: Date }> {
  const token = newSessionToken()
  const { id, expires_at: expiresAt } = await tx
    .insertInto('sessions')
    .values({
      account_id: accountId,
      token_hash: hashToken(token),
      viewer_id: viewerId,
      viewer_session_id: viewerSessionId,
      view_reason: reason,
      password_given_at: null,
      expires_at: sql<Date>`clock_timestamp() + ${viewLastsMinutes} * interval '1 minute'`,
    })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow()
  return { token, session_id: id, until: expiresAt }
}

/** Ends views that an admin has begun, or that were begun in one of their sessions. */
export async function endViews(
  tx: Tx,
  {
    viewer_id: viewerId,
    session_id: sessionId,
    exceptSessionId,
  }: { viewer_id?: AccountId; session_id?: number; exceptSessionId?: number | undefined },
): Promise<void> {
  const ended = await tx
    .updateTable('sessions')
    .set({ expires_at: sql<Date>`clock_timestamp()` })
    .where('viewer_id', 'is not', null)
    .$call(ifGiven(viewerId, (update, value) => update.where('viewer_id', '=', value)))
    .$call(ifGiven(sessionId, (update, value) => update.where('viewer_session_id', '=', value)))
    .$call(ifGiven(exceptSessionId, (update, value) => update.where('viewer_session_id', '<>', value)))
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .returning('id')
    .execute()
  for (const { id } of ended) await publishTopic(tx, `session:${id}`)
}

/** Ends the view early, by the viewing admin. */
export async function stopView(tx: Tx, { id, session_id: sessionId, viewer }: Caller): Promise<void> {
  await signOut(tx, sessionId)
  await recordAudit(tx, {
    actor_id: must(viewer, 'viewer').id,
    action: 'account.view-ended',
    subject_kind: 'account',
    subject_id: id,
  })
}

/** @returns whether it's the first time in this view */
export async function markViewed(tx: Tx, sessionId: number, what: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set({ viewed: sql<string[]>`array_append(coalesce(viewed, '{}'), ${what}::text)` })
    .where('id', '=', sessionId)
    .where(sql<boolean>`${what}::text <> all (coalesce(viewed, '{}'))`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Only the caller learns the token; its hash is stored. */
export async function startSession(
  tx: Tx,
  accountId: AccountId,
  type: AccountRow['type'],
  { device = '', address = '', deviceId, push_subscription: pushSubscription }: SessionOrigin,
): Promise<{ token: string; session_id: number; started_at: Date }> {
  const token = newSessionToken()
  if (pushSubscription) await forgetRegistration(tx, pushSubscription)
  const { id: sessionId, created_at: createdAt } = await tx
    .insertInto('sessions')
    .values({
      account_id: accountId,
      token_hash: hashToken(token),
      device,
      address,
      push_subscription: pushSubscription ?? null,
      expires_at: sql<Date>`clock_timestamp() + ${sessionLastsSeconds[type]} * interval '1 second'`,
    })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow()
  if (deviceId && type === 'user') await recordBrowser(tx, accountId, deviceId)
  await tx.updateTable('accounts').set({ last_seen_at: createdAt }).where('id', '=', accountId).execute()
  await recordDeviceChange(tx, accountId, { device, address })
  return { token, session_id: sessionId, started_at: createdAt }
}

export async function signOut(tx: Tx, sessionId: number): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ expires_at: sql<Date>`clock_timestamp()`, push_subscription: null })
    .where('id', '=', sessionId)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .execute()
  await publishTopic(tx, `session:${sessionId}`)
  await endViews(tx, { session_id: sessionId })
}

export async function endSessions(tx: Tx, accountId: AccountId, exceptId?: number): Promise<number> {
  const ended = await tx
    .updateTable('sessions')
    .set({ expires_at: sql<Date>`clock_timestamp()`, push_subscription: null })
    .where('account_id', '=', accountId)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .$call(ifGiven(exceptId, (update, value) => update.where('id', '<>', value)))
    .returning('id')
    .execute()
  for (const { id } of ended) await publishTopic(tx, `session:${id}`)
  await endViews(tx, { viewer_id: accountId, exceptSessionId: exceptId })
  return ended.length
}

/** For a view: the admin's session is still valid, and their role still allows it. */
const mayStillView = sql<boolean>`(viewer_id is null or exists (
  select from sessions s join accounts v on v.id = s.account_id
   where s.id = sessions.viewer_session_id and v.id = sessions.viewer_id and s.expires_at > clock_timestamp()
     and v.type = 'admin' and v.status = 'active' and v.staff_role = any (${listRoles(viewAsMember)}::text[])))`

/** Leaves out sessions whose token is unknown or expired, or whose account may not act. */
const selectSessions = prepareStatement((db: Db, tokenHashes: Buffer[]) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select([
      'token_hash',
      'sessions.id as session_id',
      'accounts.id',
      'accounts.type',
      'sessions.is_limited',
    ])
    .select(['accounts.staff_role', 'viewer_id', 'viewer_session_id', 'view_reason'])
    .select(sql<boolean>`last_used_at < clock_timestamp() - interval '5 minutes'`.as('use_is_old'))
    .where(sql<boolean>`token_hash = any (${tokenHashes}::bytea[])`)
    .where(mayStillView)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .where(
      'accounts.status',
      '=',
      sql<'active'>`case when sessions.is_limited then 'suspended' else 'active' end`,
    )
    .compile(),
)

type SessionRow = Awaited<ReturnType<typeof selectSessions>>[number]

const lookups = new WeakMap<Db, (tokenHash: Buffer) => Promise<SessionRow | undefined>>()

/** Every call looks up its session, so concurrent look-ups share one query. */
function findSession(db: Db, tokenHash: Buffer): Promise<SessionRow | undefined> {
  let lookup = lookups.get(db)
  if (!lookup) {
    lookup = batchReads(async (tokenHashes: Buffer[]) => {
      const rows = await selectSessions(db, tokenHashes)
      const found = new Map(rows.map((row) => [row.token_hash.toString('hex'), row]))
      return tokenHashes.map((one) => found.get(one.toString('hex')))
    })
    lookups.set(db, lookup)
  }
  return lookup(tokenHash)
}

export async function findCaller(db: Db, token: string): Promise<Caller | null> {
  const session = await findSession(db, hashToken(token))
  if (!session) return null
  const {
    use_is_old: useIsOld,
    viewer_id: viewerId,
    viewer_session_id: viewerSessionId,
    view_reason: viewReason,
  } = session
  const { id, type, session_id: sessionId, is_limited: isLimited, staff_role: staffRole } = session
  const caller: Caller = {
    id,
    type,
    session_id: sessionId,
    is_limited: isLimited,
    staff_role: fromColumn<StaffRole | null>(staffRole),
  }
  if (viewerId !== null) {
    const viewer = {
      id: viewerId,
      session_id: must(viewerSessionId, 'viewer_session_id'),
      reason: viewReason ?? '',
    }
    return { ...caller, viewer }
  }
  if (useIsOld && !caller.is_limited) await transact(db, (tx) => recordUse(tx, caller))
  return caller
}

/** At most every 5 minutes, so that reading doesn't write. */
async function recordUse(tx: Tx, { id, type, session_id: sessionId }: Caller): Promise<void> {
  const used = await tx
    .updateTable('sessions')
    .set({ last_used_at: sql<Date>`clock_timestamp()` })
    .$if(type === 'user', (update) =>
      update.set({
        expires_at: sql<Date>`clock_timestamp() + ${sessionLastsSeconds.user} * interval '1 second'`,
      }),
    )
    .where('id', '=', sessionId)
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
