import { sql } from 'kysely'
import type { ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'

/** Until when it's set aside for another than the account `a`; may have passed. */
export const buildOthersHoldSql = (listingId: ListingId) => sql<Date | null>`(
  select h.until from listing_holds h where h.listing_id = ${listingId}::bigint
     and h.ended_at is null and h.held_for is distinct from a.id)`

/** Null if it isn't pending. */
export const buildHoldUntilSql = (listing: string) => sql<Date | null>`(
  select h.until from listing_holds h
   where h.listing_id = ${sql.ref(listing)} and h.ended_at is null and h.until > clock_timestamp())`

export async function selectHold(db: Db, listingId: ListingId) {
  return await db
    .selectFrom('listing_holds as h')
    .leftJoin('accounts as a', 'a.id', 'h.held_for')
    .select(['h.until', 'h.note', 'a.id as buyer_id', 'a.display_name as buyer_name'])
    .where('h.listing_id', '=', listingId)
    .where('h.ended_at', 'is', null)
    .where('h.until', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst()
}
