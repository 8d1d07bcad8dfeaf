import { sql } from 'kysely'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'

export interface WatchThreshold {
  favourite_id: number
  account_id: AccountId
  threshold_cents: number
  is_armed: boolean
}

/** Locked in one order, so that edits in quick succession are compared one after the other. */
export async function lockThresholds(tx: Tx, listingId: ListingId): Promise<WatchThreshold[]> {
  return await tx
    .selectFrom('watch_thresholds as t')
    .innerJoin('favourites as f', 'f.id', 't.favourite_id')
    .select(['t.favourite_id', 'f.account_id', 't.threshold_cents', 't.is_armed'])
    .where('f.listing_id', '=', listingId)
    .orderBy('t.favourite_id')
    .forUpdate('t')
    .execute()
}

export async function lockOwnFavourite(tx: Tx, accountId: AccountId, listingId: ListingId) {
  return await tx
    .selectFrom('favourites')
    .select('id')
    .where('account_id', '=', accountId)
    .where('listing_id', '=', listingId)
    .forUpdate()
    .executeTakeFirst()
}

export async function setArmed(tx: Tx, favouriteIds: number[], isArmed: boolean): Promise<void> {
  if (favouriteIds.length === 0) return
  await tx
    .updateTable('watch_thresholds')
    .set({ is_armed: isArmed, ...(!isArmed && { notified_at: sql<Date>`clock_timestamp()` }) })
    .where('favourite_id', '=', sql<number>`any(${favouriteIds}::bigint[])`)
    .execute()
}

/** Onto the watchlist's row of the listing that replaces an earlier one. */
export async function copyThresholds(tx: Tx, listingId: ListingId): Promise<void> {
  await sql`
    insert into watch_thresholds (favourite_id, threshold_cents, is_armed, set_at)
    select f.id, t.threshold_cents, true, t.set_at
      from relistings r
      join favourites earlier on earlier.listing_id = r.earlier_id
      join watch_thresholds t on t.favourite_id = earlier.id
      join favourites f on f.listing_id = r.listing_id and f.account_id = earlier.account_id
     where r.listing_id = ${listingId}
    on conflict do nothing`.execute(tx)
}
