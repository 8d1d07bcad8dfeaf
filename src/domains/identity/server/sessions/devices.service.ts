import type { FastifyReply } from 'fastify'
import type { Config } from '#platform/server/config.ts'
import { transact, type Db } from '#platform/server/database/db.ts'
import type { Caller, Client } from '#platform/server/http/call.ts'
import { setDeviceId } from '#platform/server/http/limits/device-id.ts'
import { setHint } from '#platform/server/http/hint-cookie.ts'
import { sessionLastsSeconds } from '../auth.service.ts'
import { recordBrowser } from './devices.queries.ts'

export { recordBrowser } from './devices.queries.ts'

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
