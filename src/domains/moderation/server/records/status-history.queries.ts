import { sql } from 'kysely'
import type { ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'

export async function selectHistory(db: Db, listingId: ListingId) {
  return await db
    .selectFrom('listing_status_changes as c')
    .leftJoin('accounts as a', 'a.id', 'c.mover_id')
    .select(['c.id', 'c.status', 'c.moved_by', 'c.reason', 'c.at'])
    .select(
      sql<string | null>`case c.moved_by when 'admin' then a.first_name || ' ' || a.last_name
        else a.display_name end`.as('mover_name'),
    )
    .where('c.listing_id', '=', listingId)
    .orderBy('c.id', 'desc')
    .execute()
}
