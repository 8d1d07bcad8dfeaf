import type {
  adminChangeSubscription,
  settlePayment,
} from '#domains/billing/common/subscriptions/subscriptions.ts'
import { readDefaultCard } from '#domains/billing/server/payments/cards.service.ts'
import { readPlan } from '#domains/billing/server/plans/plans.service.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Tx } from '#platform/server/database/db.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { finishPayment } from './buying.service.ts'
import { syncPayment, type Clock } from './payments.service.ts'
import { requestRenewal, cancelPayment } from './renewals.service.ts'
import {
  lockCurrentSubscription,
  selectOpenPayment,
  type SubscriptionRow,
  selectPayment,
  type PaymentRow,
} from './subscriptions.queries.ts'
import { findPeriod } from './subscriptions.rules.ts'
import { changeSubscriptionRow, endSubscription, refuseUnpaid } from './subscriptions.service.ts'

/**
 * Applies at once, without money: a running subscription continues with the other plan at its price
 * from the next period on; without one, the plan is given for one period.
 */
export async function changeForMember(
  platform: Platform,
  actorId: AccountId,
  { user_id: userId, plan_id: planId, reason }: OperationValues<typeof adminChangeSubscription>,
): Promise<void> {
  await transact(platform.db, async (tx) => {
    await refuseUnknownMember(tx, userId)
    const current = await lockCurrentSubscription(tx, userId)
    if (current && (await selectOpenPayment(tx, current.id))) refuse('payment_under_way')
    const after =
      planId === null
        ? await endAtOnce(tx, current, actorId, reason)
        : await givePlan(tx, platform, {
            current,
            user_id: userId,
            plan_id: planId,
            actor_id: actorId,
            reason,
          })
    await recordAudit(tx, {
      actor_id: actorId,
      action: 'subscription.changed',
      subject_kind: 'account',
      subject_id: userId,
      reason,
      before: current ? getFacts(current) : null,
      after: getFacts(after),
    })
  })
}

const getFacts = ({ plan_id: planId, status, period_ends_at: periodEndsAt }: SubscriptionRow) => ({
  plan_id: planId,
  status,
  period_ends_at: periodEndsAt,
})

async function refuseUnknownMember(tx: Tx, userId: AccountId) {
  const found = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', userId)
    .where('type', '=', 'user')
    .where('status', '<>', 'deleted')
    .executeTakeFirst()
  if (!found) refuse('not_found')
}

async function endAtOnce(
  tx: Tx,
  current: SubscriptionRow | undefined,
  actorId: AccountId,
  reason: string,
): Promise<SubscriptionRow> {
  if (!current) return refuse('no_subscription')
  return await endSubscription(tx, current, await readClock(tx), { actor_id: actorId, reason })
}

interface Gift {
  current: SubscriptionRow | undefined
  user_id: AccountId
  plan_id: number
  actor_id: AccountId
  reason: string
}

async function givePlan(
  tx: Tx,
  { gateway }: Platform,
  { current, user_id: userId, plan_id: planId, actor_id: actorId, reason }: Gift,
): Promise<SubscriptionRow> {
  const plan = (await readPlan(tx, planId)) ?? refuse('not_found')
  if (current?.plan_id === planId && current.status === 'active') refuse('status_unchanged')
  const now = await readClock(tx)
  const note = { actor_id: actorId, reason, to_plan_id: planId }
  if (current?.status === 'active')
    return await changeSubscriptionRow(
      tx,
      current,
      now,
      { action: 'changed_by_admin', ...note },
      { plan_id: planId, next_plan_id: planId, cancels_at_period_end: false },
    )
  if (current) await endSubscription(tx, current, now, { actor_id: actorId, reason })
  const { starts_at: startsAt, ends_at: endsAt } = findPeriod(now, plan.interval, 0)
  const given = await tx
    .insertInto('subscriptions')
    .values({
      account_id: userId,
      plan_id: planId,
      gateway: gateway?.name ?? 'stripe',
      status: 'active',
      price_cents: 0,
      interval: plan.interval,
      anchored_at: now,
      period_starts_at: startsAt,
      period_ends_at: endsAt,
      cancels_at_period_end: true,
      created_at: now,
    })
    // They may be buying one, or another admin may be giving one, at this moment.
    .onConflict((on) => on.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!given) return refuse('payment_under_way')
  return await changeSubscriptionRow(tx, given, now, { action: 'granted', ...note }, {})
}

/** Charges a past-due subscription to the default card, on the member's request. */
export async function retryNow(
  platform: Platform,
  accountId: AccountId,
  id: number,
  clock: Clock = readClock,
): Promise<PaymentRow | null> {
  const { db } = platform
  const gateway = platform.gateway ?? refuse('payments_unavailable')
  if (!(await readDefaultCard(db, { account_id: accountId, gateway: gateway.name }))) refuse('card_needed')
  const paymentId = await transact(db, async (tx) => {
    const current = await lockCurrentSubscription(tx, accountId)
    if (current?.id !== id || current.status !== 'past_due') return refuse('no_subscription')
    if (await selectOpenPayment(tx, id)) refuse('payment_under_way')
    return await requestRenewal(tx, gateway, current, await clock(tx), true)
  })
  return paymentId === null ? null : await finishPayment(platform, paymentId, clock)
}

/** The cardholder returns from confirming, or gives up. */
export async function settleOwn(
  platform: Platform,
  accountId: AccountId,
  { id, gives_up: givesUp }: OperationValues<typeof settlePayment>,
): Promise<PaymentRow> {
  const { db, gateway } = platform
  const found = await selectPayment(db, id)
  if (found?.account_id !== accountId) return refuse('not_found')
  const requiresAction =
    gateway?.name === found.gateway && found.status === 'requires_action' ? gateway : null
  if (!requiresAction) {
    refuseUnpaid(found)
    return found
  }
  if (givesUp)
    return await cancelPayment(
      platform,
      requiresAction,
      id,
      must(found.gateway_payment_id, 'gateway_payment_id'),
    )
  const payment = await syncPayment(platform, requiresAction, found)
  refuseUnpaid(payment)
  return payment
}
