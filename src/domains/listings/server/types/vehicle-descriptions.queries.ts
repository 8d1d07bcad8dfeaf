import { sql } from 'kysely'
import { roadSubtypes } from '#domains/listings/common/rules/vehicle-sale-rules.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'

export async function selectSellerInTrade(db: Db, accountId: AccountId) {
  return await db
    .selectFrom('accounts as a')
    .leftJoin('suburbs as s', 's.slug', 'a.suburb')
    .leftJoin('regions as r', 'r.slug', 'a.region')
    .select(['a.status', 'a.seller_kind', 'a.trading_name', 'a.display_name', 'a.first_name', 'a.last_name'])
    .select(['a.address', 'a.phone_number', 'a.trader_number', 's.name as suburb', 'r.name as region'])
    .where('a.id', '=', accountId)
    .executeTakeFirst()
}

/** Counts road vehicles sold in the last twelve months. */
export async function selectVehicleSales(db: Db, sellerId: AccountId) {
  return await db
    .selectFrom('accounts as a')
    .select('a.seller_kind')
    .select(
      sql<number>`(
        select count(*) from listings l
          join deals d on d.listing_id = l.id
          join vehicle_details v on v.listing_id = l.id
         where l.seller_id = a.id and l.status = 'sold' and v.subtype = any(${roadSubtypes})
           and d.closed_at > clock_timestamp() - interval '12 months')`.as('sold_in_a_year'),
    )
    .where('a.id', '=', sellerId)
    .executeTakeFirstOrThrow()
}

/** Selects a live listing of the same plate by the same seller. */
export async function selectListedTwin(
  db: Db,
  { id, seller_id: sellerId, plate }: { id: ListingId; seller_id: AccountId; plate: string | null },
): Promise<number | undefined> {
  if (plate === null) return undefined
  const row = await db
    .selectFrom('listings as l')
    .innerJoin('vehicle_details as v', 'v.listing_id', 'l.id')
    .select('l.id')
    .where('l.seller_id', '=', sellerId)
    .where('l.status', '=', 'active')
    .where('l.id', '<>', id)
    .where('v.plate', '=', plate)
    .orderBy('l.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}
