import { sql } from 'kysely'
import type { Tx } from './database/db.ts'

/**
 * The database's clock at this moment. Read it once, after locking: `now()` is when the transaction began, which may be
 * before it waited.
 */
export async function readClock(tx: Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx)
  return rows[0]!.now
}

/** The database's clock; a test or the demo's past may move it. */
export type Clock = (tx: Tx) => Promise<Date>

/** So long ago that it's only written down now, as the demo's past is: nobody is told. */
export async function isLongPast(tx: Tx, at: Date): Promise<boolean> {
  return (await readClock(tx)).getTime() - at.getTime() > 6 * 60 * 60_000
}
