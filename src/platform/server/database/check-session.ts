import type pg from 'pg'
import { requestLimits } from './db.ts'
import { UnusableDatabase } from './migrate.ts'

/** Values of pg_settings; times in milliseconds. */
const wanted = new Map([
  ['statement_timeout', String(requestLimits.statementMs)],
  ['lock_timeout', String(requestLimits.lockMs)],
  ['idle_in_transaction_session_timeout', String(requestLimits.idleInTransactionMs)],
  ['TimeZone', 'UTC'],
])

/**
 * A pooler may drop the settings of a session without a word, and a node that stops in the middle
 * of a transaction would then hold its locks for ever.
 * @throws UnusableDatabase with the statements that help
 */
export async function refuseWrongSession(
  pool: Pick<pg.Pool, 'query'>,
  address = 'DATABASE_URL',
): Promise<void> {
  const { rows } = await pool.query<{ name: string; setting: string; database: string }>(
    'select name, setting, quote_ident(current_database()) as database from pg_settings where name = any($1)',
    [[...wanted.keys()]],
  )
  const statements = rows
    .filter(({ name, setting }) => wanted.get(name) !== setting)
    .map(({ name, database }) => `alter database ${database} set ${name} = '${wanted.get(name)}';`)
  if (statements.length === 0) return
  throw new UnusableDatabase(
    `The pooler of ${address} drops the limits of a session. Set them for the database, reconnect the pooler and start again:\n${statements.join('\n')}`,
  )
}
