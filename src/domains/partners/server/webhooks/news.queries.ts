import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'

export async function selectSeller(db: Db, listingId: ListingId): Promise<AccountId | undefined> {
  const row = await db
    .selectFrom('listings')
    .select('seller_id')
    .where('id', '=', listingId)
    .executeTakeFirst()
  return row?.seller_id
}

export async function selectWonTrade(db: Db, listingId: ListingId): Promise<number | null> {
  const row = await db
    .selectFrom('trades')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('how', '=', 'won')
    .executeTakeFirst()
  return row?.id ?? null
}
