import { changeSubscription, createSubscription } from '#contract/subscriptions/subscriptions.ts'
import { ensureCustomer, readDefaultCard } from '#server/modules/payments/payments.service.ts'
import { readPlan } from '#server/modules/plans/plans.service.ts'
import { readClock } from '#server/platform/clock.ts'
import { isUniqueViolation, transact, type Tx } from '#server/platform/database/db.ts'
import type { Gateway } from '#server/platform/payments/gateway.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse, refuseCommon } from '#server/platform/refusal.ts'
import { changeSubscriptionRow } from './changes.service.ts'
import { askForPayment, giveWhatWasPaid, takePayment, type Clock } from './payments.service.ts'
import { refuseUnpaid } from './refusals.service.ts'
import {
  lockCurrentOf,
  selectOpenPayment,
  selectRequestedPayment,
  type PaymentRow,
  type SubscriptionRow,
} from './subscriptions.queries.ts'
import { findPeriod, judgeChange, readShownAt, type Terms } from './subscriptions.rules.ts'
import * as t from './texts.ts'

export interface Buyer {
  account_id: number
  plan_id: number
  /** The request's own: repeated with it, nothing is bought twice. */
  requested_key: string | null
}

type PlanRow = NonNullable<Awaited<ReturnType<typeof readPlan>>>

const getTerms = ({ id, price_cents, interval }: PlanRow): Terms => ({ plan_id: id, price_cents, interval })

/** With the default card. The plan is there once the payment is. */
export async function buyPlan(
  platform: Platform,
  buyer: Buyer,
  clock: Clock = readClock,
): Promise<PaymentRow> {
  const gateway = platform.gateway ?? refuse(createSubscription, 'payments_off')
  const plan = await readEnabledPlan(platform, buyer.plan_id)
  const kept = await findRepeated(platform.db, buyer)
  const payment_id = kept?.id ?? (await beginSubscription(platform, gateway, buyer, plan, clock))
  return await finishPayment(platform, payment_id, clock)
}

async function beginSubscription(
  platform: Platform,
  gateway: Gateway,
  { account_id, requested_key }: Buyer,
  plan: PlanRow,
  clock: Clock,
): Promise<number> {
  const { db } = platform
  const card = (await readDefaultCard(db, gateway, account_id)) ?? refuse(createSubscription, 'card_needed')
  await ensureCustomer(platform, gateway, account_id)
  try {
    return await transact(db, async (tx) => {
      const current = await lockCurrentOf(tx, account_id)
      if (current) await refuseExisting(tx, current)
      const now = await clock(tx)
      const terms = getTerms(plan)
      const period = findPeriod(now, plan.interval, 0)
      const subscription = await tx
        .insertInto('subscriptions')
        .values({
          account_id,
          gateway: gateway.name,
          status: 'incomplete',
          ...terms,
          anchored_at: now,
          period_starts_at: period.starts_at,
          period_ends_at: period.ends_at,
          created_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      return await askForPayment(
        tx,
        {
          subscription,
          purpose: 'start',
          terms,
          period: { number: 0, ...period },
          amount_cents: plan.price_cents,
          lines: [{ of: 'plan', plan_id: plan.id, amount_cents: plan.price_cents, period }],
          card_id: card.id,
          requested_key,
          is_attended: true,
        },
        now,
      )
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    // The same press a moment earlier, or another one.
    const kept = await findRepeated(db, { account_id, plan_id: plan.id, requested_key })
    return kept ? kept.id : refuse(createSubscription, 'payment_under_way')
  }
}

/** Down at the period's end; up at once, when it's paid. */
export async function moveToPlan(
  platform: Platform,
  buyer: Buyer & { as_of?: string | undefined },
  clock: Clock = readClock,
): Promise<PaymentRow | null> {
  const plan = await readEnabledPlan(platform, buyer.plan_id)
  const kept = await findRepeated(platform.db, buyer)
  if (kept) return await finishPayment(platform, kept.id, clock)
  const card = platform.gateway && (await readDefaultCard(platform.db, platform.gateway, buyer.account_id))
  const payment_id = await transact(platform.db, async (tx) => {
    const current = await lockChangeable(tx, buyer.account_id)
    const now = await clock(tx)
    if (now >= current.period_ends_at) refuse(changeSubscription, 'payment_under_way')
    const shown_at =
      readShownAt(buyer.as_of, current.period_starts_at, now) ?? refuse(changeSubscription, 'preview_changed')
    const change = judgeChange(
      { ...current, period: { starts_at: current.period_starts_at, ends_at: current.period_ends_at } },
      getTerms(plan),
      shown_at,
    )
    if (change.kind === 'same') return await keepPlan(tx, current, now, buyer.account_id)
    if (change.kind === 'downgrade') return await planDowngrade(tx, current, plan, now)
    const dates = change.period ?? { starts_at: current.period_starts_at, ends_at: current.period_ends_at }
    const bought = { period: { number: change.period ? 0 : current.period, ...dates }, terms: getTerms(plan) }
    if (change.due_cents === 0) return await giveUpgrade(tx, current, bought, now)
    if (!platform.gateway) return refuse(changeSubscription, 'payments_off')
    const card_id = card ? card.id : refuse(changeSubscription, 'card_needed')
    const { due_cents: amount_cents, lines } = change
    const { requested_key } = buyer
    const asked = { subscription: current, purpose: 'upgrade' as const, is_attended: true, ...bought }
    return await askForPayment(tx, { ...asked, amount_cents, lines, card_id, requested_key }, now)
  })
  return payment_id === null ? null : await finishPayment(platform, payment_id, clock)
}

async function lockChangeable(tx: Tx, account_id: number): Promise<SubscriptionRow> {
  const current = (await lockCurrentOf(tx, account_id)) ?? refuse(changeSubscription, 'no_subscription')
  if (current.status === 'past_due')
    refuse(changeSubscription, 'payment_under_way', { message: t.pay_what_is_owing_first() })
  if (await selectOpenPayment(tx, current.id)) refuse(changeSubscription, 'payment_under_way')
  return current
}

/** Takes back what was to come at the period's end. */
export async function keepPlan(tx: Tx, current: SubscriptionRow, now: Date, actor_id: number): Promise<null> {
  if (current.next_plan_id === null && !current.cancels_at_period_end) return null
  const kept = { next_plan_id: null, cancels_at_period_end: false }
  await changeSubscriptionRow(
    tx,
    current,
    now,
    { action: 'resumed', actor_id, to_plan_id: current.plan_id },
    kept,
  )
  return null
}

async function planDowngrade(tx: Tx, current: SubscriptionRow, plan: PlanRow, now: Date): Promise<null> {
  if (current.next_plan_id === plan.id) return null
  const planned = { next_plan_id: plan.id, cancels_at_period_end: false }
  const { account_id: actor_id } = current
  await changeSubscriptionRow(
    tx,
    current,
    now,
    { action: 'downgrade_scheduled', actor_id, to_plan_id: plan.id },
    planned,
  )
  return null
}

async function giveUpgrade(
  tx: Tx,
  current: SubscriptionRow,
  { period: { number: period, starts_at, ends_at }, terms }: Pick<Parameters<typeof askForPayment>[1], 'period' | 'terms'>,
  now: Date,
): Promise<null> {
  const dates = { period_starts_at: starts_at, period_ends_at: ends_at }
  await giveWhatWasPaid(tx, current, { purpose: 'upgrade', ...terms, period, ...dates }, now)
  return null
}

async function readEnabledPlan({ db }: Platform, plan_id: number): Promise<PlanRow> {
  const plan = await readPlan(db, plan_id)
  return plan?.status === 'enabled' ? plan : refuse(createSubscription, 'not_found')
}

async function findRepeated(
  db: Platform['db'],
  { account_id, plan_id, requested_key }: Buyer,
): Promise<PaymentRow | undefined> {
  const kept = requested_key && (await selectRequestedPayment(db, account_id, requested_key))
  if (!kept) return undefined
  return kept.plan_id === plan_id ? kept : refuseCommon('idempotency_key_reused')
}

async function refuseExisting(tx: Tx, current: SubscriptionRow): Promise<never> {
  const isOpen = current.status === 'incomplete' || (await selectOpenPayment(tx, current.id))
  return refuse(createSubscription, isOpen ? 'payment_under_way' : 'subscription_exists')
}

export async function finishPayment(
  platform: Platform,
  payment_id: number,
  clock: Clock = readClock,
): Promise<PaymentRow> {
  const payment = await takePayment(platform, payment_id, clock)
  refuseUnpaid(payment)
  return payment
}
