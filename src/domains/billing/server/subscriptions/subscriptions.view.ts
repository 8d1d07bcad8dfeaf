import type {
  Subscription,
  SubscriptionPayment,
} from '#domains/billing/common/subscriptions/subscriptions.ts'
import { readPlan } from '#domains/billing/server/plans/plans.service.ts'
import { must } from '#platform/common/must.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import type { Platform } from '#platform/server/platform.ts'
import {
  selectCurrentSubscription,
  selectHistory,
  selectOpenPayment,
  type PaymentRow,
  type SubscriptionRow,
} from './subscriptions.queries.ts'

export async function readSubscription(db: Db, accountId: AccountId): Promise<Subscription | null> {
  const row = await selectCurrentSubscription(db, accountId)
  return row ? await presentSubscription(db, row) : null
}

async function presentSubscription(db: Db, row: SubscriptionRow): Promise<Subscription> {
  const plan = must(await readPlan(db, row.plan_id), 'plan')
  const next = row.next_plan_id === null ? null : must(await readPlan(db, row.next_plan_id), 'plan')
  return {
    id: row.id,
    plan: { id: plan.id, name: plan.name },
    status: row.status,
    price_cents: row.price_cents,
    interval: row.interval,
    period_starts_at: row.period_starts_at.toISOString(),
    period_ends_at: row.period_ends_at.toISOString(),
    cancels_at_period_end: row.cancels_at_period_end,
    next_plan: next && next.id !== plan.id ? { id: next.id, name: next.name } : null,
    next_price_cents: row.cancels_at_period_end ? null : (next?.price_cents ?? row.price_cents),
    next_interval: next?.interval ?? row.interval,
    next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
    is_test: row.gateway === 'sandbox',
    history: (await selectHistory(db, row.id)).map((change) => ({
      ...change,
      action: fromColumn<Subscription['history'][number]['action']>(change.action),
      at: change.at.toISOString(),
    })),
  }
}

export async function readMine({ db, gateway }: Platform, accountId: AccountId) {
  const row = await selectCurrentSubscription(db, accountId)
  const open = row && (await selectOpenPayment(db, row.id))
  return {
    subscription: row && row.status !== 'incomplete' ? await presentSubscription(db, row) : null,
    open_payment: open ? await presentPayment({ db, gateway }, open) : null,
    gateway: gateway?.name ?? null,
  }
}

/** Includes the confirmation page, while it waits for that. */
export async function presentPayment(
  { db, gateway }: Pick<Platform, 'db' | 'gateway'>,
  {
    id,
    plan_id: planId,
    status,
    amount_cents: amountCents,
    gateway_payment_id: gatewayPaymentId,
  }: PaymentRow,
): Promise<SubscriptionPayment> {
  const waits = status === 'requires_action' && gateway && gatewayPaymentId
  return {
    id,
    status,
    plan_name: must(await readPlan(db, planId), 'plan').name,
    amount_cents: amountCents,
    action_url: waits ? (await gateway.readPayment(gatewayPaymentId)).action_url : null,
  }
}

export async function readOutcome(platform: Platform, accountId: AccountId, payment: PaymentRow | null) {
  const { subscription } = await readMine(platform, accountId)
  return { subscription, payment: payment && (await presentPayment(platform, payment)) }
}
