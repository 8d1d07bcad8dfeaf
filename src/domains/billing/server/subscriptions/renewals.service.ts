import { lockDefaultCard } from '#domains/billing/server/payments/cards.service.ts'
import { readPlan } from '#domains/billing/server/plans/plans.service.ts'
import { must } from '#platform/common/must.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Tx } from '#platform/server/database/db.ts'
import type { Gateway } from '#platform/server/payments/gateway.ts'
import type { Platform } from '#platform/server/platform.ts'
import { endSubscription } from './subscriptions.service.ts'
import {
  createPayment,
  syncPayment,
  activatePaidPeriod,
  recordFailedRenewal,
  settlePaymentRow,
  chargePayment,
  type Clock,
} from './payments.service.ts'
import { followRefunds } from './refunds/refunds.service.ts'
import {
  lockSubscription,
  selectDueIds,
  selectOpenPayment,
  selectPaymentOfGateway,
  selectUnsettled,
  type SubscriptionRow,
} from './subscriptions.queries.ts'
import { findPeriod, type Period, type Terms } from './subscriptions.rules.ts'

/** Renews or ends due subscriptions, or retries a card; any number of workers at once. */
export async function renewDue(platform: Platform, clock: Clock = readClock): Promise<void> {
  const { gateway, db } = platform
  const now = await transact(db, clock)
  await forEach(platform, await selectDueIds(db, now, gateway !== null), async (id) => {
    const paymentId = await transact(db, (tx) => beginRenewal(tx, gateway, id, clock))
    if (paymentId !== null) await chargePayment(platform, paymentId, clock)
  })
}

/** An error with one doesn't stop the others; the next run retries it. */
async function forEach<T>({ log }: Platform, all: T[], work: (one: T) => Promise<unknown>) {
  for (const one of all)
    await work(one).catch((error: unknown) =>
      log.error({ of: one, err: error }, 'A subscription couldn’t be seen to.'),
    )
}

async function beginRenewal(
  tx: Tx,
  gateway: Gateway | null,
  id: number,
  clock: Clock,
): Promise<number | null> {
  const row = must(await lockSubscription(tx, id), 'subscription')
  const now = await clock(tx)
  if (!isDue(row, now) || (await selectOpenPayment(tx, id))) return null
  if (row.cancels_at_period_end) {
    await endSubscription(tx, row, now)
    return null
  }
  return await requestRenewal(tx, gateway, row, now)
}

/** @param isAttended tried by the member, who can confirm it */
export async function requestRenewal(
  tx: Tx,
  gateway: Gateway | null,
  row: SubscriptionRow,
  now: Date,
  isAttended = false,
): Promise<number | null> {
  const terms = await findNextTerms(tx, row)
  const period = findNextPeriod(row, terms, now)
  if (terms.price_cents === 0) {
    const dates = { period_starts_at: period.starts_at, period_ends_at: period.ends_at }
    await activatePaidPeriod(tx, row, { purpose: 'renewal', ...terms, period: period.number, ...dates }, now)
    return null
  }
  if (!gateway) return null
  const card = await lockDefaultCard(tx, { account_id: row.account_id, gateway: gateway.name })
  if (!card) {
    await recordFailedRenewal(tx, row, now, terms.price_cents)
    return null
  }
  const lines = [{ of: 'plan' as const, plan_id: terms.plan_id, amount_cents: terms.price_cents, period }]
  return await createPayment(
    tx,
    {
      subscription: row,
      gateway: gateway.name,
      purpose: 'renewal',
      terms,
      period,
      amount_cents: terms.price_cents,
      lines,
      card_id: card.id,
      is_attended: isAttended,
    },
    now,
  )
}

const isDue = (
  { status, next_attempt_at: nextAttemptAt, period_ends_at: periodEndsAt }: SubscriptionRow,
  now: Date,
) =>
  (status === 'active' && periodEndsAt <= now) ||
  (status === 'past_due' && nextAttemptAt !== null && nextAttemptAt <= now)

async function findNextTerms(tx: Tx, row: SubscriptionRow): Promise<Terms> {
  if (row.next_plan_id === null)
    return { plan_id: row.plan_id, price_cents: row.price_cents, interval: row.interval }
  const { id, price_cents: priceCents, interval } = must(await readPlan(tx, row.next_plan_id), 'plan')
  return { plan_id: id, price_cents: priceCents, interval }
}

/** Longer than this after the period's end, the past isn't charged. */
const graceMs = 3 * 86_400_000

function findNextPeriod(row: SubscriptionRow, terms: Terms, now: Date): { number: number } & Period {
  const isLate = row.status === 'past_due' || now.getTime() - row.period_ends_at.getTime() > graceMs
  if (isLate) return { number: 0, ...findPeriod(now, terms.interval, 0) }
  if (terms.interval !== row.interval)
    return { number: 0, ...findPeriod(row.period_ends_at, terms.interval, 0) }
  const number = row.period + 1
  return { number, ...findPeriod(row.anchored_at, terms.interval, number) }
}

const retryAfterMs = 60_000
/** A cardholder who hasn't confirmed by then won't return. */
const confirmsWithinMs = 60 * 60_000

/**
 * Settles payments with an unknown outcome: after a crash, a time-out, or a cardholder who left.
 */
export async function settleOpenPayments(platform: Platform, clock: Clock = readClock): Promise<void> {
  const { gateway, db } = platform
  if (!gateway) return
  const now = await transact(db, clock)
  const before = new Date(now.getTime() - retryAfterMs)
  await forEach(platform, await selectUnsettled(db, gateway.name, before), async (payment) => {
    if (payment.status === 'pending') await chargePayment(platform, payment.id, clock)
    else if (now.getTime() - payment.created_at.getTime() < confirmsWithinMs)
      await syncPayment(platform, gateway, payment, clock)
    else
      await cancelPayment(
        platform,
        gateway,
        payment.id,
        must(payment.gateway_payment_id, 'gateway_payment_id'),
        clock,
      )
  })
}

/** If it was confirmed at the last moment, it counts as paid. */
export async function cancelPayment(
  { db }: Platform,
  gateway: Gateway,
  paymentId: number,
  gatewayPaymentId: string,
  clock: Clock = readClock,
) {
  const found = await gateway.cancelPayment(gatewayPaymentId)
  return await transact(db, (tx) => settlePaymentRow(tx, paymentId, found, clock))
}

/**
 * Handles an event: its payment is fetched again. Refunds made at the gateway itself are corrected.
 */
export async function followPaymentOfGateway(
  platform: Platform,
  {
    gateway: name,
    gateway_payment_id: gatewayPaymentId,
  }: { gateway: Gateway['name']; gateway_payment_id: string },
): Promise<void> {
  const payment = await selectPaymentOfGateway(platform.db, name, gatewayPaymentId)
  const { gateway } = platform
  // A payment whose charge hasn't answered yet is settled by that answer.
  if (!payment || gateway?.name !== name || (payment.settled_at && payment.status !== 'succeeded')) return
  const found = await gateway.readPayment(gatewayPaymentId)
  if (payment.settled_at && found.refunds.length === 0) return
  await transact(platform.db, async (tx) => {
    const { status } = await settlePaymentRow(tx, payment.id, found)
    if (status === 'succeeded') await followRefunds(tx, payment.id, found.refunds)
  })
}
