import { sql } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { PlanLimits } from '#domains/billing/common/plans/plan-limits.ts'
import type { ListingType } from './permissions.rules.ts'

/** Only an active subscription counts: not an overdue or unpaid one. */
export async function selectActivePlan(
  db: Db,
  accountId: AccountId,
): Promise<(PlanLimits & { id: number; name: string; interval: 'month' | 'year' }) | undefined> {
  return await db
    .selectFrom('subscriptions as s')
    .innerJoin('plans as p', 'p.id', 's.plan_id')
    .select(['p.id', 'p.name', 's.interval'])
    .select(['p.max_general_listings', 'p.max_vehicle_listings', 'p.max_property_listings'])
    .select(['p.max_pictures', 'p.featured_listings', 'p.dealership_feed', 'p.max_agents', 'p.branding'])
    .where('s.account_id', '=', accountId)
    .where('s.status', '=', 'active')
    .executeTakeFirst()
}

/** Listings that wait for approval count already. */
export async function countListings(db: Db, sellerId: AccountId, type: ListingType): Promise<number> {
  const { count } = await db
    .selectFrom('listings')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('seller_id', '=', sellerId)
    .where('type', '=', type)
    .where('status', 'in', ['active', 'pending'])
    .executeTakeFirstOrThrow()
  return count
}

export async function countFeatured(db: Db, accountId: AccountId): Promise<number> {
  const { count } = await db
    .selectFrom('listing_features as f')
    .innerJoin('listings as l', 'l.id', 'f.listing_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('f.account_id', '=', accountId)
    .where('f.ended_at', 'is', null)
    .where('l.status', '=', 'active')
    .executeTakeFirstOrThrow()
  return count
}

/** Agents who left don't count. */
export async function countAgents(db: Db, accountId: AccountId): Promise<number> {
  const { count } = await db
    .selectFrom('agents')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('seller_id', '=', accountId)
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow()
  return count
}

/**
 * A caller that counts before adding one holds the lock to the end: two at once would both take the
 * last place.
 */
export async function lockUsage(tx: Tx, accountId: AccountId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('usage of plan', ${accountId}))`.execute(tx)
}
