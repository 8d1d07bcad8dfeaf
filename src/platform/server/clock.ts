import { sql } from 'kysely'
import { must } from '#platform/common/must.ts'
import type { Tx } from './database/db.ts'

/**
 * Returns the database's clock. Read it once, after locking: `now()` is the start of the
 * transaction, which may be before it waited.
 */
export async function readClock(tx: Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx)
  return must(rows[0], 'now').now
}

/** The database's clock; a test or the demo's history may move it. */
export type Clock = (tx: Tx) => Promise<Date>

/**
 * True for an instant so long ago that it's historical data, as in the demo: nobody is notified.
 */
export async function isLongPast(tx: Tx, at: Date): Promise<boolean> {
  return (await readClock(tx)).getTime() - at.getTime() > 6 * 60 * 60_000
}
