import { sql, type RawBuilder } from 'kysely'

/**
 * While its seller's plan is active, and of more than the plan allows the first ones. Whether the listing is live is for
 * the caller.
 */
const isInForce = sql<boolean>`f.ended_at is null and exists (
  select from subscriptions s
    join plans p on p.id = s.plan_id
   where s.account_id = f.account_id and s.status = 'active'
     and p.featured_listings >= (
       select count(*) from listing_features other
         join listings l_other on l_other.id = other.listing_id and l_other.status = 'active'
        where other.account_id = f.account_id and other.ended_at is null and other.id <= f.id))`

export const buildFeaturedSql = (listing: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from listing_features f where f.listing_id = ${sql.ref(listing)} and ${isInForce})`

export const featuredIds: RawBuilder<unknown> = sql`select f.listing_id from listing_features f where ${isInForce}`
