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
