import { sql } from 'kysely'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'

export async function selectScheduledStart(db: Db, id: ListingId): Promise<Date | null> {
  const row = await db
    .selectFrom('scheduled_starts')
    .select('starts_at')
    .where('listing_id', '=', id)
    .executeTakeFirst()
  return row?.starts_at ?? null
}

export async function upsertStart(
  tx: Tx,
  start: { listing_id: ListingId; starts_at: Date; scheduled_by: AccountId; scheduled_at: Date },
): Promise<void> {
  const { listing_id: _id, ...changed } = start
  await tx
    .insertInto('scheduled_starts')
    .values(start)
    .onConflict((conflict) => conflict.column('listing_id').doUpdateSet(changed))
    .execute()
}

/** @returns whether there was one */
export async function deleteStart(tx: Tx, id: ListingId): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('scheduled_starts')
    .where('listing_id', '=', id)
    .returning('listing_id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Only if it's due: it may have been moved since it was selected. */
export async function deleteDueStart(tx: Tx, id: ListingId): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('scheduled_starts')
    .where('listing_id', '=', id)
    .where('starts_at', '<=', sql<Date>`clock_timestamp()`)
    .returning('listing_id')
    .executeTakeFirst()
  return deleted !== undefined
}

export const selectDueStarts = (db: Db, limit: number) =>
  db
    .selectFrom('scheduled_starts as s')
    .innerJoin('listings as l', 'l.id', 's.listing_id')
    .select(['s.listing_id', 'l.seller_id'])
    .where('s.starts_at', '<=', sql<Date>`clock_timestamp()`)
    .orderBy('s.starts_at')
    .orderBy('s.listing_id')
    .limit(limit)
    .execute()
