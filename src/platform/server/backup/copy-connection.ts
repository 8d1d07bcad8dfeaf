import pg from 'pg'
import { toError } from '#platform/common/errors.ts'
import type { Connection } from '../database/db.ts'
import { UnusableDatabase } from '../database/migrate.ts'

/** Values have the same text on every server and version; nothing ends a long copy. */
const session = `
  set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
  set extra_float_digits = 1; set client_encoding = 'UTF8'; set statement_timeout = 0; set lock_timeout = '60s';
  set idle_in_transaction_session_timeout = 0; set jit = off; set max_parallel_workers_per_gather = 0`

/** @throws UnusableDatabase with one plain sentence */
export async function openCopyConnection(connection: Connection): Promise<pg.Client> {
  const client = new pg.Client({ connectionTimeoutMillis: 10_000, keepAlive: true, ...connection })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(session)
  } catch (error) {
    await client.end().catch(() => undefined)
    throw new UnusableDatabase(`The database cannot be reached: ${toError(error).message}`)
  }
  return client
}
