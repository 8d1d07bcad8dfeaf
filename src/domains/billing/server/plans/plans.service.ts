import { sql } from 'kysely'
import type { createPlan, setPlanStatus, updatePlan, Plan } from '#domains/billing/common/plans/plans.ts'
import {
  changesBetween,
  recordAudit,
  type AuditEntryInput,
} from '#domains/staff/server/audit/audit.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { marketTopic, publishTopic, publishTopics } from '#platform/server/live-hub.ts'
import { GatewayUnreachable, type Gateway, type GatewayPrice } from '#platform/server/payments/gateway.ts'
import { refuse } from '#platform/server/refusal.ts'
import { firstPlans } from './first-plans.data.ts'
import { type PlanRow, lockPlan, selectNamed, selectPlan, selectPlans } from './plans.queries.ts'
import * as t from '#domains/billing/texts.ts'

export type PriceSource = Pick<Gateway, 'listPrices'>
type PlanPrice = Pick<PlanRow, 'price_cents' | 'interval' | 'stripe_price_id'>

export async function readPrices(prices: PriceSource | null): Promise<GatewayPrice[]> {
  try {
    return (await prices?.listPrices()) ?? []
  } catch (error) {
    if (error instanceof GatewayUnreachable) return refuse('prices_unavailable')
    throw error
  }
}

/** @param known the plan's present price: the provider isn't called about an unchanged one */
async function checkPrice(prices: PriceSource | null, plan: PlanPrice, known?: PlanPrice): Promise<void> {
  if (plan.stripe_price_id === null || (known && isSamePrice(plan, known))) return
  const chosen = (await readPrices(prices)).find(({ id }) => id === plan.stripe_price_id)
  const errors = findPriceErrors(plan, chosen)
  if (errors) refuse('validation_failed', { errors })
}

const isSamePrice = (plan: PlanPrice, known: PlanPrice) =>
  plan.stripe_price_id === known.stripe_price_id &&
  plan.price_cents === known.price_cents &&
  plan.interval === known.interval

function findPriceErrors({ price_cents: priceCents, interval }: PlanPrice, chosen: GatewayPrice | undefined) {
  if (!chosen) return { stripe_price_id: t.this_price_is_gone_choose_another() }
  if (chosen.amount_cents !== priceCents || chosen.interval !== interval)
    return { stripe_price_id: t.this_price_is_a_different_amount() }
  return null
}

/**
 * Published when the featured listings may change: with a plan, a subscription or a seller's
 * choice.
 */
export const featuredTopic = 'featured'

export async function readPlans(db: Db): Promise<PlanRow[]> {
  return await selectPlans(db)
}

export async function readPlan(db: Db, id: number): Promise<PlanRow | undefined> {
  return await selectPlan(db, id)
}

export async function listEnabledPlans(db: Db): Promise<PlanRow[]> {
  return (await selectPlans(db)).filter(({ status }) => status === 'enabled')
}

/** Serialises changes of order and names: two at once would take the same position. */
async function lockOrder(tx: Tx) {
  await sql`select pg_advisory_xact_lock(hashtextextended('plan order', 0))`.execute(tx)
}

export async function addPlan(
  { db, prices }: { db: Db; prices: PriceSource | null },
  actorId: AccountId,
  fields: OperationValues<typeof createPlan>,
): Promise<PlanRow> {
  await checkPrice(prices, fields)
  return await transact(db, async (tx) => {
    await lockOrder(tx)
    await refuseTakenName(tx, fields.name)
    const now = await readClock(tx)
    const { id } = await tx
      .insertInto('plans')
      .values({
        ...fields,
        position: (await selectPlans(tx)).length,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const added = must(await selectPlan(tx, id), 'plan')
    await audit(tx, actorId, id, { action: 'plan.added', after: getFacts(added) })
    return added
  })
}

export async function changePlan(
  { db, prices }: { db: Db; prices: PriceSource | null },
  actorId: AccountId,
  { id, position, ...given }: OperationValues<typeof updatePlan>,
): Promise<PlanRow> {
  const known = await selectPlan(db, id)
  if (!known) return refuse('not_found')
  const fields = withPriceLetGo(known, given)
  await checkPrice(prices, { ...known, ...fields }, known)
  return await transact(db, async (tx) => {
    await lockOrder(tx)
    await lockPlan(tx, id)
    const before = await selectPlan(tx, id)
    if (!before) return refuse('not_found')
    if (fields.name !== undefined) await refuseTakenName(tx, fields.name, id)
    await tx
      .updateTable('plans')
      .set({ ...fields, updated_at: sql`clock_timestamp()` })
      .where('id', '=', id)
      .execute()
    if (position !== undefined) await putInOrder(tx, id, position)
    return await auditChanges(tx, actorId, before, 'plan.changed')
  })
}

/** A provider's price that no longer matches the plan's price is detached. */
function withPriceLetGo<
  Fields extends Partial<Pick<PlanRow, 'price_cents' | 'interval' | 'stripe_price_id'>>,
>(known: PlanRow, fields: Fields): Fields {
  const isSame =
    (fields.price_cents ?? known.price_cents) === known.price_cents &&
    (fields.interval ?? known.interval) === known.interval
  return isSame || fields.stripe_price_id !== undefined ? fields : { ...fields, stripe_price_id: null }
}

export async function changePlanStatus(
  db: Db,
  actorId: AccountId,
  { id, status }: OperationValues<typeof setPlanStatus>,
): Promise<PlanRow> {
  return await transact(db, async (tx) => {
    await lockPlan(tx, id)
    const before = await selectPlan(tx, id)
    if (!before) return refuse('not_found')
    await tx
      .updateTable('plans')
      .set({ status, updated_at: sql`clock_timestamp()` })
      .where('id', '=', id)
      .execute()
    return await auditChanges(tx, actorId, before, `plan.${status}`)
  })
}

export async function removePlan(db: Db, actorId: AccountId, id: number): Promise<void> {
  await transact(db, async (tx) => {
    await lockOrder(tx)
    await lockPlan(tx, id)
    const gone = await selectPlan(tx, id)
    if (!gone) return refuse('not_found')
    if (gone.has_history) return refuse('plan_in_use')
    await tx.deleteFrom('plans').where('id', '=', id).execute()
    return await audit(tx, actorId, id, { action: 'plan.removed', before: getFacts(gone) })
  })
}

async function refuseTakenName(tx: Tx, name: string, ownId?: number) {
  const taken = await selectNamed(tx, name)
  if (taken !== undefined && taken !== ownId)
    refuse('validation_failed', { errors: { name: t.another_plan_has_this_name() } })
}

async function putInOrder(tx: Tx, id: number, position: number) {
  const others = (await selectPlans(tx)).filter((plan) => plan.id !== id)
  const order = others.map((plan) => plan.id).toSpliced(Math.min(position, others.length), 0, id)
  await sql`
    update plans p set position = o.n - 1
      from unnest(${order}::bigint[]) with ordinality as o (id, n) where p.id = o.id`.execute(tx)
}

async function auditChanges(tx: Tx, actorId: AccountId, before: PlanRow, action: string): Promise<PlanRow> {
  const changed = must(await selectPlan(tx, before.id), 'plan')
  const changes = changesBetween(getFacts(before), getFacts(changed))
  await audit(tx, actorId, before.id, { action, ...changes })
  return changed
}

async function audit(
  tx: Tx,
  actorId: AccountId,
  subjectId: number,
  act: Pick<AuditEntryInput, 'action' | 'before' | 'after'>,
) {
  await recordAudit(tx, { actor_id: actorId, subject_kind: 'plan', subject_id: subjectId, ...act })
  await publishTopics(tx, [marketTopic, featuredTopic])
}

function getFacts(plan: PlanRow) {
  const { id: _, updated_at: __, subscribers: ___, has_history: ____, ...facts } = plan
  return facts
}

export function viewPlan(
  {
    stripe_price_id: stripePriceId,
    subscribers,
    has_history: hasHistory,
    updated_at: updatedAt,
    ...shown
  }: PlanRow,
  isAdmin: boolean,
): Plan {
  return {
    ...shown,
    admin: isAdmin
      ? { stripe_price_id: stripePriceId, subscribers, has_history: hasHistory, updated_at: updatedAt }
      : null,
  }
}

/** Seeds only an empty table. Disabled, as the market's owner sets the prices. */
export async function seedPlans(db: Db): Promise<void> {
  await transact(db, async (tx) => {
    await lockOrder(tx)
    if (await tx.selectFrom('plans').select('id').limit(1).executeTakeFirst()) return
    const now = await readClock(tx)
    await tx
      .insertInto('plans')
      .values(firstPlans.map((plan, position) => ({ ...plan, position, created_at: now, updated_at: now })))
      .execute()
  })
}

/** For a demo: enables the plans that nobody has changed yet. */
export async function enableFirstPlans(tx: Tx): Promise<void> {
  await tx
    .updateTable('plans')
    .set({ status: 'enabled' })
    .where('status', '=', 'disabled')
    .where(sql<boolean>`updated_at = created_at`)
    .execute()
  await publishTopic(tx, marketTopic)
}
