import { sql } from 'kysely'
import type { Plan } from '#domains/billing/common/plans/plans.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'

export interface PlanRow extends Omit<Plan, 'admin'>, NonNullable<Plan['admin']> {}

const subscribers = sql<number>`(
  select count(*) from subscriptions s where s.plan_id = p.id and s.status <> 'cancelled')`

const hasHistory = sql<boolean>`(
  exists (select from subscriptions s where p.id in (s.plan_id, s.next_plan_id))
  or exists (select from subscription_changes c where p.id in (c.from_plan_id, c.to_plan_id))
  or exists (select from payments y where y.plan_id = p.id))`

export async function selectPlans(db: Db): Promise<PlanRow[]> {
  const rows = await db
    .selectFrom('plans as p')
    .select(['p.id', 'p.name', 'p.description', 'p.price_cents', 'p.interval', 'p.stripe_price_id'])
    .select(['p.status', 'p.position', 'p.updated_at'])
    .select(['p.max_general_listings', 'p.max_vehicle_listings', 'p.max_property_listings', 'p.max_pictures'])
    .select(['p.featured_listings', 'p.dealership_feed', 'p.max_agents', 'p.branding'])
    .select([subscribers.as('subscribers'), hasHistory.as('has_history')])
    .orderBy('p.position')
    .orderBy('p.id')
    .execute()
  return rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() }))
}

export async function selectPlan(db: Db, id: number): Promise<PlanRow | undefined> {
  return (await selectPlans(db)).find((plan) => plan.id === id)
}

/**
 * Waits for members who are subscribing to the plan, and blocks others: see `has_history` of the
 * next read.
 */
export async function lockPlan(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('plans').select('id').where('id', '=', id).forUpdate().execute()
}

export async function selectNamed(db: Db, name: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('plans')
    .select('id')
    .where(sql`lower(name)`, '=', sql`lower(${name}::text)`)
    .executeTakeFirst()
  return row?.id
}
