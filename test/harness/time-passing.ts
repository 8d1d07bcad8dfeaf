import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/db.ts'

/**
 * The database records when each bid is written, so that the checker finds a clock read too early.
 */
export async function recordWhenBidsAreWritten(db: Db): Promise<void> {
  await sql`alter table bids add column written_at timestamptz not null default clock_timestamp()`.execute(db)
}

/**
 * Ends an auction at `closes_at` by moving its past back; the clock stays unchanged.
 * @returns milliseconds moved
 */
export async function letTimePassUntil(tx: Tx, listing_id: number, closes_at: Date): Promise<number> {
  const { closes_at: was, closed_at } = await tx
    .selectFrom('deals')
    .select(['closes_at', 'closed_at'])
    .where('listing_id', '=', listing_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (closed_at) return 0
  const passed_ms = was!.getTime() - closes_at.getTime()
  await sql`update bids set
      placed_at = placed_at - ${passed_ms} * interval '1 ms',
      closes_at = closes_at - ${passed_ms} * interval '1 ms',
      written_at = written_at - ${passed_ms} * interval '1 ms'
    where listing_id = ${listing_id}`.execute(tx)
  await tx.updateTable('listings').set({ closes_at }).where('id', '=', listing_id).execute()
  await tx.updateTable('deals').set({ closes_at }).where('listing_id', '=', listing_id).execute()
  return passed_ms
}
