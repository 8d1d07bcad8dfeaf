import { lockDefaultCard } from '#domains/billing/server/payments/cards.service.ts'
import { readPlan } from '#domains/billing/server/plans/plans.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Tx } from '#platform/server/database/db.ts'
import type { IdempotencyKey } from '#platform/server/http/call.ts'
import { withIdempotency } from '#platform/server/http/idempotency.ts'
import type { Gateway } from '#platform/server/payments/gateway.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import {
  changeSubscriptionRow,
  refuseUnpaid,
  isAsShown,
  isGift,
  readCurrentTerms,
} from './subscriptions.service.ts'
import { createPayment, activatePaidPeriod, chargePayment, type Clock } from './payments.service.ts'
import {
  lockCurrentSubscription,
  selectOpenPayment,
  type PaymentRow,
  type SubscriptionRow,
} from './subscriptions.queries.ts'
import { findPeriod, judgeChange, readShownAt, type Terms } from './subscriptions.rules.ts'
import * as t from '#domains/billing/texts.ts'

export interface Buyer {
  account_id: AccountId
  plan_id: number
  /** The costs in the preview, if there was one. */
  shown?: { due_cents?: number | undefined; renewal_cents?: number | undefined; as_of?: string | undefined }
  /** The key of the request: repeating it buys nothing twice. */
  idempotencyKey: IdempotencyKey | null
}

type PlanRow = NonNullable<Awaited<ReturnType<typeof readPlan>>>

const getTerms = ({ id, price_cents: priceCents, interval }: PlanRow): Terms => ({
  plan_id: id,
  price_cents: priceCents,
  interval,
})

/** Charges the default card. The plan is active once the payment is. */
export async function buyPlan(
  platform: Platform,
  buyer: Buyer,
  clock: Clock = readClock,
): Promise<PaymentRow> {
  const gateway = platform.gateway ?? refuse('payments_unavailable')
  const plan = await readEnabledPlan(platform, buyer.plan_id)
  const { payment_id: paymentId } = await transact(platform.db, async (tx) => {
    // Locked from here on: requests by the same member are serialised.
    const card = await lockDefaultCard(tx, { account_id: buyer.account_id, gateway: gateway.name })
    if (!card) return refuse('card_needed')
    const beginning = { gateway, account_id: buyer.account_id, plan, card_id: card.id }
    const { price_cents: priceCents } = plan
    const costs = { due_cents: priceCents, renewal_cents: priceCents }
    return await withIdempotency(tx, buyer.idempotencyKey, async () => {
      if (!isAsShown(buyer.shown ?? {}, costs)) refuse('preview_changed')
      return { payment_id: await beginSubscription(tx, beginning, clock) }
    })
  })
  return await finishPayment(platform, paymentId, clock)
}

interface Beginning {
  gateway: Gateway
  account_id: AccountId
  plan: PlanRow
  card_id: number
}

async function beginSubscription(
  tx: Tx,
  { gateway, account_id: accountId, plan, card_id: cardId }: Beginning,
  clock: Clock,
): Promise<number> {
  const current = await lockCurrentSubscription(tx, accountId)
  if (current) await refuseExisting(tx, current)
  const now = await clock(tx)
  const terms = getTerms(plan)
  const period = findPeriod(now, plan.interval, 0)
  const subscription = await tx
    .insertInto('subscriptions')
    .values({
      account_id: accountId,
      gateway: gateway.name,
      status: 'incomplete',
      ...terms,
      anchored_at: now,
      period_starts_at: period.starts_at,
      period_ends_at: period.ends_at,
      created_at: now,
    })
    // Hoko may have given them a plan at this moment.
    .onConflict((on) => on.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!subscription) return refuse('subscription_exists')
  return await createPayment(
    tx,
    {
      subscription,
      gateway: gateway.name,
      purpose: 'start',
      terms,
      period: { number: 0, ...period },
      amount_cents: plan.price_cents,
      lines: [{ of: 'plan', plan_id: plan.id, amount_cents: plan.price_cents, period }],
      card_id: cardId,
      is_attended: true,
    },
    now,
  )
}

/** A downgrade applies at the period's end; an upgrade at once, when it's paid. */
export async function moveToPlan(
  platform: Platform,
  buyer: Buyer,
  clock: Clock = readClock,
): Promise<PaymentRow | null> {
  const plan = await readEnabledPlan(platform, buyer.plan_id)
  const { payment_id: paymentId } = await transact(platform.db, async (tx) => {
    const current = (await lockCurrentSubscription(tx, buyer.account_id)) ?? refuse('no_subscription')
    return await withIdempotency(tx, buyer.idempotencyKey, async () => {
      await refuseUnchangeable(tx, current)
      return {
        payment_id: await changePlan(tx, platform, { current, plan, shown: buyer.shown ?? {} }, clock),
      }
    })
  })
  return paymentId === null ? null : await finishPayment(platform, paymentId, clock)
}

async function refuseUnchangeable(tx: Tx, current: SubscriptionRow) {
  if (current.status === 'past_due') refuse('payment_under_way', { message: t.pay_what_is_owing_first() })
  if (current.status === 'incomplete' || (await selectOpenPayment(tx, current.id)))
    refuse('payment_under_way')
}

interface PlanChange {
  current: SubscriptionRow
  plan: PlanRow
  shown: NonNullable<Buyer['shown']>
}

/** @returns the payment to charge; null without one */
async function changePlan(
  tx: Tx,
  { gateway }: Platform,
  { current, plan, shown }: PlanChange,
  clock: Clock,
): Promise<number | null> {
  const now = await clock(tx)
  if (now >= current.period_ends_at) refuse('payment_under_way')
  const running = { starts_at: current.period_starts_at, ends_at: current.period_ends_at }
  const shownAt = readShownAt(shown.as_of, running.starts_at, now) ?? refuse('preview_changed')
  const terms = getTerms(plan)
  const change = judgeChange(await readCurrentTerms(tx, current), terms, shownAt)
  const costs = {
    due_cents: change.kind === 'upgrade' ? change.due_cents : 0,
    renewal_cents: findRenewalCents(current, plan),
  }
  if (!isAsShown(shown, costs)) refuse('preview_changed')
  if (change.kind !== 'upgrade') {
    if (isGift(current) && costs.renewal_cents > 0) await lockCard(tx, gateway, current)
    return change.kind === 'same'
      ? await undoScheduledChange(tx, current, now, current.account_id)
      : await planDowngrade(tx, current, plan, now)
  }
  const period = { number: change.period ? 0 : current.period, ...(change.period ?? running) }
  if (change.due_cents === 0) return await giveUpgrade(tx, current, { period, terms }, now)
  const card = await lockCard(tx, gateway, current)
  const { due_cents: amountCents, lines } = change
  const request = {
    subscription: current,
    gateway: card.gateway,
    purpose: 'upgrade' as const,
    terms,
    period,
    is_attended: true,
  }
  return await createPayment(tx, { ...request, amount_cents: amountCents, lines, card_id: card.id }, now)
}

/** A plan that Hoko gave renews at the plan's price. */
export const findRenewalCents = (
  current: SubscriptionRow,
  plan: Pick<PlanRow, 'id' | 'price_cents'>,
): number => (current.plan_id === plan.id && !isGift(current) ? current.price_cents : plan.price_cents)

async function lockCard(tx: Tx, gateway: Gateway | null, { account_id: accountId }: SubscriptionRow) {
  if (!gateway) return refuse('payments_unavailable')
  const card = await lockDefaultCard(tx, { account_id: accountId, gateway: gateway.name })
  return card ? { ...card, gateway: gateway.name } : refuse('card_needed')
}

/**
 * Cancels the change scheduled for the period's end. A plan that Hoko gave renews at the plan's
 * price.
 */
async function undoScheduledChange(
  tx: Tx,
  current: SubscriptionRow,
  now: Date,
  actorId: AccountId,
): Promise<null> {
  const nextPlanId = isGift(current) ? current.plan_id : null
  if (current.next_plan_id === nextPlanId && !current.cancels_at_period_end) return null
  const unchanged = { next_plan_id: nextPlanId, cancels_at_period_end: false }
  await changeSubscriptionRow(
    tx,
    current,
    now,
    { action: 'resumed', actor_id: actorId, to_plan_id: current.plan_id },
    unchanged,
  )
  return null
}

async function planDowngrade(tx: Tx, current: SubscriptionRow, plan: PlanRow, now: Date): Promise<null> {
  if (current.next_plan_id === plan.id) return null
  const planned = { next_plan_id: plan.id, cancels_at_period_end: false }
  const { account_id: actorId } = current
  await changeSubscriptionRow(
    tx,
    current,
    now,
    { action: 'downgrade_scheduled', actor_id: actorId, to_plan_id: plan.id },
    planned,
  )
  return null
}

async function giveUpgrade(
  tx: Tx,
  current: SubscriptionRow,
  {
    period: { number: period, starts_at: startsAt, ends_at: endsAt },
    terms,
  }: Pick<Parameters<typeof createPayment>[1], 'period' | 'terms'>,
  now: Date,
): Promise<null> {
  const dates = { period_starts_at: startsAt, period_ends_at: endsAt }
  await activatePaidPeriod(tx, current, { purpose: 'upgrade', ...terms, period, ...dates }, now)
  return null
}

async function readEnabledPlan({ db }: Platform, planId: number): Promise<PlanRow> {
  const plan = await readPlan(db, planId)
  return plan?.status === 'enabled' ? plan : refuse('not_found')
}

async function refuseExisting(tx: Tx, current: SubscriptionRow): Promise<never> {
  const isOpen = current.status === 'incomplete' || (await selectOpenPayment(tx, current.id))
  return refuse(isOpen ? 'payment_under_way' : 'subscription_exists')
}

export async function finishPayment(
  platform: Platform,
  paymentId: number,
  clock: Clock = readClock,
): Promise<PaymentRow> {
  const payment = await chargePayment(platform, paymentId, clock)
  refuseUnpaid(payment)
  return payment
}
