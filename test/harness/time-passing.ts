import { sql } from 'kysely'
import type { ListingId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'

/**
 * The database records when each bid is written, so that the checker finds a clock read too early.
 */
export async function recordWhenBidsAreWritten(db: Db): Promise<void> {
  await sql`alter table bids add column written_at timestamptz not null default clock_timestamp()`.execute(db)
}

/**
 * Ends an auction at `closesAt` by moving its past back; the clock stays unchanged.
 * @returns milliseconds moved
 */
export async function letTimePassUntil(tx: Tx, listingId: ListingId, closesAt: Date): Promise<number> {
  const { closes_at: was, closed_at } = await tx
    .selectFrom('deals')
    .select(['closes_at', 'closed_at'])
    .where('listing_id', '=', listingId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (closed_at) return 0
  const passedMs = was!.getTime() - closesAt.getTime()
  await sql`update bids set
      placed_at = placed_at - ${passedMs} * interval '1 ms',
      closes_at = closes_at - ${passedMs} * interval '1 ms',
      written_at = written_at - ${passedMs} * interval '1 ms'
    where listing_id = ${listingId}`.execute(tx)
  await tx.updateTable('listings').set({ closes_at: closesAt }).where('id', '=', listingId).execute()
  await tx.updateTable('deals').set({ closes_at: closesAt }).where('listing_id', '=', listingId).execute()
  return passedMs
}
