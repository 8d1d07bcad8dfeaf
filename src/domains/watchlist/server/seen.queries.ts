import { sql } from 'kysely'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { executePrepared } from '#platform/server/database/prepared.ts'

export interface EditSince {
  favourite_id: number
  changes: unknown
}

export async function selectEditsSince(db: Db, favouriteIds: number[]): Promise<EditSince[]> {
  const query = db
    .selectFrom('favourites as f')
    .innerJoin('watch_snapshots as look', 'look.favourite_id', 'f.id')
    .innerJoin('listing_edits as e', (on) =>
      on
        .onRef('e.listing_id', '=', 'f.listing_id')
        .on('e.id', '>', sql<number>`coalesce(look.last_edit_id, 0)`),
    )
    .select(['f.id as favourite_id', 'e.changes'])
    .where('f.id', '=', sql<number>`any(${favouriteIds}::bigint[])`)
    .orderBy('e.id')
  return await executePrepared(db, query)
}

export async function selectVersions(db: Db, listingIds: ListingId[]) {
  return await db
    .selectFrom('listings as l')
    .select(['l.id', 'l.version'])
    .select(
      sql<number | null>`(select max(e.id) from listing_edits e where e.listing_id = l.id)`.as(
        'last_edit_id',
      ),
    )
    .where('l.id', '=', sql<ListingId>`any(${listingIds}::bigint[])`)
    .execute()
}

export async function lockOwnFavourites(tx: Tx, accountId: AccountId, listingIds: ListingId[]) {
  return await tx
    .selectFrom('favourites')
    .select(['id', 'listing_id'])
    .where('account_id', '=', accountId)
    .where('listing_id', '=', sql<ListingId>`any(${listingIds}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
}
