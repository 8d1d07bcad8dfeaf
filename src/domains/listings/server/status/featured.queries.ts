import { sql, type RawBuilder } from 'kysely'
import type { ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'

// Listings are featured while their seller's plan is active, up to the plan's limit, the first ones
// first. There are two queries for this.

/**
 * For one live listing. A scalar subquery, because the planner would read all featured ones for an
 * `exists`.
 *
 * @param listing the column with its id
 */
export const buildFeaturedSql = (listing: string): RawBuilder<boolean> => sql<boolean>`coalesce((
  select p.featured_listings >= (
           select count(*) from listing_features earlier
             join listings l_earlier on l_earlier.id = earlier.listing_id and l_earlier.status = 'active'
            where earlier.account_id = f.account_id and earlier.ended_at is null and earlier.id <= f.id)
    from listing_features f
    join subscriptions s on s.account_id = f.account_id and s.status = 'active'
    join plans p on p.id = s.plan_id
   where f.listing_id = ${sql.ref(listing)} and f.ended_at is null), false)`

/** Selects all of them, in no particular order. */
export async function selectFeaturedIds(db: Db): Promise<ListingId[]> {
  const { rows } = await sql<{ listing_id: ListingId }>`
    select f.listing_id
      from (select feature.listing_id, feature.account_id,
                   row_number() over (partition by feature.account_id order by feature.id) as place
              from listing_features feature
              join listings l on l.id = feature.listing_id and l.status = 'active'
             where feature.ended_at is null) f
      join subscriptions s on s.account_id = f.account_id and s.status = 'active'
      join plans p on p.id = s.plan_id
     where f.place <= p.featured_listings`.execute(db)
  return rows.map(({ listing_id: listingId }) => listingId)
}
