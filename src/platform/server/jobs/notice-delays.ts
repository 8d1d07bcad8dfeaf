import { sql } from 'kysely'
import type { Db, Tx } from '../database/db.ts'

/**
 * From here on, notifications of this transaction are delayed: messages, and notifications of its
 * events and their follow-up events.
 */
export async function delayNotices(tx: Tx, byMs: number): Promise<number> {
  const { id } = await tx
    .insertInto('notice_delays')
    .values({ until: sql<Date>`clock_timestamp() + ${byMs}::float8 * interval '1 ms'` })
    .returning('id')
    .executeTakeFirstOrThrow()
  await joinDelay(tx, id)
  return id
}

/**
 * Joins this transaction to a delay: its notifications aren't sent either if the delay is recalled.
 */
export async function joinDelay(tx: Tx, id: number): Promise<void> {
  await sql`select set_config('hoko.notice_delay', ${String(id)}, true)`.execute(tx)
}

/** @returns false once one has been sent */
export async function recallNotices(tx: Tx, id: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('notice_delays')
    .set({ recalled_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('told_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @returns false for recalled ones, which aren't sent */
export async function releaseNotices(db: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notice_delays')
    .set({ told_at: sql<Date>`coalesce(told_at, clock_timestamp())` })
    .where('id', '=', id)
    .where('recalled_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Selects the end of the delay, for jobs that wait for it. */
export async function selectDelayEnd(db: Db, id: number): Promise<Date> {
  const { until } = await db
    .selectFrom('notice_delays')
    .select('until')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return until
}
