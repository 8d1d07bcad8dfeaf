import type { Db } from '#platform/server/database/db.ts'

export async function selectSeller(db: Db, listing_id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('listings')
    .select('seller_id')
    .where('id', '=', listing_id)
    .executeTakeFirst()
  return row?.seller_id
}

export async function selectWonTrade(db: Db, listing_id: number): Promise<number | null> {
  const row = await db
    .selectFrom('trades')
    .select('id')
    .where('listing_id', '=', listing_id)
    .where('how', '=', 'won')
    .executeTakeFirst()
  return row?.id ?? null
}
