import { sql, type RawBuilder } from 'kysely'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { ifGiven } from '#platform/server/database/if-given.ts'

export const buildStatusReasonSql = (listing: string) => sql<
  string | null
>`case ${sql.ref(`${listing}.status`)}
  when 'suspended' then (select s.reason from listing_suspensions s
    where s.listing_id = ${sql.ref(`${listing}.id`)} and s.cause = 'admin' and s.lifted_at is null)
  when 'draft' then (select c.reason from listing_status_changes c
    where c.listing_id = ${sql.ref(`${listing}.id`)} order by c.id desc limit 1) end`

export async function selectStatusReason(db: Db, listingId: ListingId): Promise<string | null> {
  const row = await db
    .selectFrom('listings as l')
    .select(buildStatusReasonSql('l').as('reason'))
    .where('l.id', '=', listingId)
    .executeTakeFirst()
  return row?.reason ?? null
}

/** If the listing may have a deal, lock that first. */
export async function lockListing(tx: Tx, listingId: ListingId) {
  return await tx
    .selectFrom('listings')
    .selectAll()
    .where('id', '=', listingId)
    .forUpdate()
    .executeTakeFirst()
}

export async function hasListedBefore(tx: Tx, sellerId: AccountId): Promise<boolean> {
  const row = await tx
    .selectFrom('listings')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('starts_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Locks the account until the transaction ends. */
export async function lockSellerStatus(tx: Tx, sellerId: AccountId) {
  const { status } = await tx
    .selectFrom('accounts')
    .select('status')
    .where('id', '=', sellerId)
    .forShare()
    .executeTakeFirstOrThrow()
  return status
}

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

export type SuspensionCause = 'account' | 'admin'

export async function selectSellerStatus(tx: Tx, sellerId: AccountId) {
  return await tx
    .selectFrom('accounts')
    .select('status')
    .select(sql<boolean>`coalesce(no_selling_until > clock_timestamp(), false)`.as('may_not_sell'))
    .where('id', '=', sellerId)
    .executeTakeFirstOrThrow()
}

/** Selects paused listings for one cause or any, in their locking order. */
export async function selectPaused(
  tx: Tx,
  sellerId: AccountId,
  cause?: SuspensionCause,
): Promise<ListingId[]> {
  const rows = await tx
    .selectFrom('listing_suspensions as s')
    .innerJoin('listings as l', 'l.id', 's.listing_id')
    .select('s.listing_id')
    .distinct()
    .where('l.seller_id', '=', sellerId)
    .where('s.lifted_at', 'is', null)
    .$call(ifGiven(cause, (query, value) => query.where('s.cause', '=', value)))
    .orderBy('s.listing_id')
    .execute()
  return rows.map(({ listing_id: listingId }) => listingId)
}

export async function selectCauses(tx: Tx, listingId: ListingId): Promise<SuspensionCause[]> {
  const rows = await tx
    .selectFrom('listing_suspensions')
    .select('cause')
    .where('listing_id', '=', listingId)
    .where('lifted_at', 'is', null)
    .execute()
  return rows.map(({ cause }) => cause)
}
