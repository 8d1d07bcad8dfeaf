import { sql } from 'kysely'
import type { Db } from '#server/platform/db.ts'

/** Lets an auction come to its end at `closes_at`: not the clock is moved, but all that happened on it before. */
export async function letTimePassUntil(db: Db, listing_id: number, closes_at: Date): Promise<void> {
  const { closes_at: was } = await db
    .selectFrom('deals')
    .select('closes_at')
    .where('listing_id', '=', listing_id)
    .executeTakeFirstOrThrow()
  const earlier = (column: string) => sql<Date>`${sql.ref(column)} - ${was!.getTime() - closes_at.getTime()} * interval '1 ms'`
  await db
    .updateTable('bids')
    .set({ placed_at: earlier('placed_at'), closes_at: earlier('closes_at') })
    .where('listing_id', '=', listing_id)
    .execute()
  await db.updateTable('listings').set({ closes_at }).where('id', '=', listing_id).execute()
  // Last: from here on it may close at any moment.
  await db.updateTable('deals').set({ closes_at }).where('listing_id', '=', listing_id).execute()
}
