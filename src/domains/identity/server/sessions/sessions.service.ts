import type { FastifyReply } from 'fastify'
import { sql } from 'kysely'
import type { listSessions } from '#domains/identity/common/auth.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import type { Config } from '#platform/server/config.ts'
import { type Db, type Tx, transact } from '#platform/server/database/db.ts'
import type { Caller, Client } from '#platform/server/http/call.ts'
import { setHint } from '#platform/server/http/hint-cookie.ts'
import { setDeviceId } from '#platform/server/http/limits/device-id.ts'
import { refuse } from '#platform/server/refusal.ts'
import { signOut, sessionLastsSeconds } from '../auth.service.ts'
import { recordBrowser } from './devices.queries.ts'

export { recordBrowser } from './devices.queries.ts'

export async function readSessions(db: Db, caller: Caller): Promise<OperationReply<typeof listSessions>> {
  const rows = await db
    .selectFrom('sessions')
    .leftJoin('accounts as viewer', 'viewer.id', 'sessions.viewer_id')
    .select([
      'sessions.id',
      'device',
      'sessions.address',
      'created_at',
      'last_used_at',
      'expires_at',
      'view_reason',
    ])
    .select('viewer.first_name as viewer_name')
    .where('account_id', '=', caller.id)
    .where('is_limited', '=', false)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .orderBy((eb) => eb('sessions.id', '<>', caller.session_id))
    .orderBy('last_used_at', 'desc')
    .orderBy('sessions.id', 'desc')
    .execute()
  return {
    items: rows.map(
      ({
        created_at: createdAt,
        last_used_at: lastUsedAt,
        expires_at: expiresAt,
        view_reason: viewReason,
        viewer_name: viewerName,
        ...session
      }) => ({
        ...session,
        created_at: createdAt.toISOString(),
        last_used_at: lastUsedAt.toISOString(),
        is_this: session.id === caller.session_id,
        viewed_by:
          viewerName === null
            ? null
            : { first_name: viewerName, reason: viewReason ?? '', until: expiresAt.toISOString() },
      }),
    ),
  }
}

export async function endOwnSession(tx: Tx, accountId: AccountId, id: number): Promise<void> {
  const own = await tx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst()
  if (!own) refuse('not_found')
  await signOut(tx, id)
}

type Visitor = Pick<Caller, 'id' | 'type'>

export function setSessionCookies(
  reply: FastifyReply,
  { type }: Pick<Visitor, 'type'>,
  { deviceId }: Pick<Client, 'deviceId'>,
  config: Pick<Config, 'http'>,
): void {
  setHint(reply, type, sessionLastsSeconds[type], config)
  if (type === 'user') setDeviceId(reply, deviceId, config)
}

export async function rememberVisit(
  db: Db,
  reply: FastifyReply,
  caller: Visitor,
  client: Pick<Client, 'deviceId'>,
  config: Pick<Config, 'http'>,
): Promise<void> {
  if (caller.type === 'user') await transact(db, (tx) => recordBrowser(tx, caller.id, client.deviceId))
  setSessionCookies(reply, caller, client, config)
}
