import { issueInvoice } from '#domains/billing/server/invoices/invoices.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import { readClock, type Clock } from '#platform/server/clock.ts'
import { transact, type Tx } from '#platform/server/database/db.ts'
import {
  GatewayRefused,
  GatewayUnreachable,
  type Gateway,
  type GatewayPayment,
} from '#platform/server/payments/gateway.ts'
import type { Platform } from '#platform/server/platform.ts'
import { changeSubscriptionRow, endSubscription } from './subscriptions.service.ts'
import {
  lockPayment,
  lockSubscription,
  selectCharge,
  selectLines,
  selectPayment,
  type PaymentRow,
  type SubscriptionRow,
} from './subscriptions.queries.ts'
import { findNextAttempt, type Line, type Period, type Terms } from './subscriptions.rules.ts'
import * as t from '#domains/billing/texts.ts'

export type { Clock }

interface PaymentRequest {
  subscription: SubscriptionRow
  gateway: Gateway['name']
  purpose: PaymentRow['purpose']
  terms: Terms
  period: { number: number } & Period
  amount_cents: number
  lines: Line[]
  card_id: number
  /** The cardholder is present, and can confirm it. */
  is_attended: boolean
}

/**
 * Written before the gateway is called, so that whatever happens then, it's called with the same
 * key again.
 */
export async function createPayment(
  tx: Tx,
  {
    subscription,
    gateway,
    purpose,
    terms,
    period,
    amount_cents: amountCents,
    lines,
    card_id: cardId,
    is_attended: isAttended,
  }: PaymentRequest,
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('payments')
    .values({
      account_id: subscription.account_id,
      subscription_id: subscription.id,
      gateway,
      purpose,
      ...terms,
      period: period.number,
      period_starts_at: period.starts_at,
      period_ends_at: period.ends_at,
      amount_cents: amountCents,
      card_id: cardId,
      status: 'pending',
      is_attended: isAttended,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const names = await readPlanNames(
    tx,
    lines.map((line) => line.plan_id),
  )
  await tx
    .insertInto('payment_lines')
    .values(
      lines.map((line, position) => ({
        payment_id: id,
        position,
        description: describeLine(line, names),
        amount_cents: line.amount_cents,
        starts_at: line.period.starts_at,
        ends_at: line.period.ends_at,
      })),
    )
    .execute()
  return id
}

export async function readPlanNames(
  tx: Tx | Platform['db'],
  ids: number[],
): Promise<Map<number, { name: string; interval: string }>> {
  const rows = await tx
    .selectFrom('plans')
    .select(['id', 'name', 'interval'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, ...plan }) => [id, plan]))
}

export function describeLine(
  { of, plan_id: planId }: Pick<Line, 'of' | 'plan_id'>,
  names: Awaited<ReturnType<typeof readPlanNames>>,
): string {
  const { name: plan, interval } = must(names.get(planId), 'plan name')
  if (of === 'unused') return t.unused_part_of_plan({ plan })
  const describe = interval === 'year' ? t.plan_for_a_year : t.plan_for_a_month
  // A plan may be called “Dealer, yearly”.
  return plan.toLowerCase().endsWith(describe({ plan: '' }).toLowerCase()) ? plan : describe({ plan })
}

/** Charges at the gateway and settles the result. Repeating it charges once. */
export async function chargePayment(
  { db, log, gateway, config }: Platform,
  paymentId: number,
  clock: Clock = readClock,
): Promise<PaymentRow> {
  const payment = must(await selectPayment(db, paymentId), 'payment')
  if (payment.settled_at || !gateway || gateway.name !== payment.gateway) return payment
  const { plan, is_attended: isAttended, ...charge } = await selectCharge(db, paymentId)
  const returnUrl = isAttended ? `${config.http.publicUrl}/plans?payment=${paymentId}` : null
  try {
    const found = await gateway.charge(
      { ...charge, description: t.charge_for_plan({ plan }), payment_id: paymentId, return_url: returnUrl },
      `payment-${paymentId}`,
    )
    return await transact(db, (tx) => settlePaymentRow(tx, paymentId, found, clock))
  } catch (error) {
    if (error instanceof GatewayRefused) {
      log.error({ payment_id: paymentId, err: error }, 'The gateway refused a payment.')
      return await transact(db, (tx) => settlePaymentRow(tx, paymentId, refused, clock))
    }
    if (!(error instanceof GatewayUnreachable)) throw error
    log.warn(
      { payment_id: paymentId, err: error },
      'The gateway can’t be reached; the payment is asked for again.',
    )
    return payment
  }
}

const refused = { id: null, status: 'failed', failure_code: 'declined' } as const

/** Fetches a payment's outcome from the gateway. */
export async function syncPayment(
  { db }: Platform,
  gateway: Gateway,
  { id, gateway_payment_id: gatewayPaymentId }: Pick<PaymentRow, 'id' | 'gateway_payment_id'>,
  clock: Clock = readClock,
): Promise<PaymentRow> {
  const found = await gateway.readPayment(must(gatewayPaymentId, 'gateway_payment_id'))
  return await transact(db, (tx) => settlePaymentRow(tx, id, found, clock))
}

/**
 * The one place where a payment takes effect: once, however often and in whatever order its events
 * come.
 */
export async function settlePaymentRow(
  tx: Tx,
  paymentId: number,
  found: Pick<GatewayPayment, 'status' | 'failure_code'> & { id: string | null },
  clock: Clock = readClock,
): Promise<PaymentRow> {
  const { subscription_id: subscriptionId } = must(await selectPayment(tx, paymentId), 'payment')
  const subscription = must(await lockSubscription(tx, subscriptionId), 'subscription')
  const payment = await lockPayment(tx, paymentId)
  if (payment.settled_at) return payment
  const now = await clock(tx)
  const isSettled = found.status !== 'pending' && found.status !== 'requires_action'
  await tx
    .updateTable('payments')
    .set({
      status: found.status,
      gateway_payment_id: found.id,
      failure_code: found.failure_code,
      settled_at: isSettled ? now : null,
    })
    .where('id', '=', paymentId)
    .execute()
  if (found.status === 'succeeded') await applySuccess(tx, subscription, payment, now)
  else if (isSettled) await applyFailure(tx, subscription, payment, now)
  return must(await selectPayment(tx, paymentId), 'payment')
}

async function applySuccess(tx: Tx, subscription: SubscriptionRow, payment: PaymentRow, now: Date) {
  const lines = await selectLines(tx, payment.id)
  await issueInvoice(tx, {
    account_id: payment.account_id,
    payment_id: payment.id,
    lines: lines.map(({ amount_cents: amountCents, ...line }) => ({ ...line, total_cents: amountCents })),
    is_test: payment.gateway === 'sandbox',
    issued_at: now,
  })
  await activatePaidPeriod(tx, subscription, payment, now)
}

type Paid = Pick<
  PaymentRow,
  'purpose' | 'plan_id' | 'price_cents' | 'interval' | 'period' | 'period_starts_at' | 'period_ends_at'
> &
  Partial<Pick<PaymentRow, 'amount_cents' | 'gateway'>>

/** Also called for an upgrade without cost. */
export async function activatePaidPeriod(
  tx: Tx,
  subscription: SubscriptionRow,
  paid: Paid,
  now: Date,
  actorId: AccountId | null = null,
): Promise<SubscriptionRow> {
  const {
    purpose,
    plan_id: planId,
    price_cents: priceCents,
    interval,
    period,
    period_starts_at: periodStartsAt,
    period_ends_at: periodEndsAt,
  } = paid
  // A change scheduled for the period's end remains, unless this payment is for another plan.
  const isOtherPlan = planId !== subscription.plan_id
  const goesOn = purpose === 'upgrade' && interval === subscription.interval
  return await changeSubscriptionRow(
    tx,
    subscription,
    now,
    {
      action: findAction(purpose, subscription, isOtherPlan),
      actor_id: actorId ?? (purpose === 'renewal' ? null : subscription.account_id),
      to_plan_id: planId,
      ...(paid.amount_cents !== undefined && { amount_cents: paid.amount_cents }),
    },
    {
      status: 'active',
      ...(paid.gateway && { gateway: paid.gateway }),
      plan_id: planId,
      price_cents: priceCents,
      interval,
      ...(!goesOn && { period, period_starts_at: periodStartsAt, period_ends_at: periodEndsAt }),
      ...(!goesOn && period === 0 && { anchored_at: periodStartsAt }),
      ...(isOtherPlan && { next_plan_id: null, cancels_at_period_end: false }),
      attempts: 0,
      next_attempt_at: null,
      past_due_since: null,
    },
  )
}

function findAction(purpose: Paid['purpose'], { status }: SubscriptionRow, isOtherPlan: boolean) {
  if (purpose === 'start') return 'started'
  if (purpose === 'upgrade') return 'upgraded'
  if (status === 'past_due') return 'recovered'
  return isOtherPlan ? 'downgraded' : 'renewed'
}

async function applyFailure(tx: Tx, subscription: SubscriptionRow, payment: PaymentRow, now: Date) {
  const { account_id: actorId } = subscription
  if (payment.purpose === 'start')
    await endSubscription(tx, subscription, now, { actor_id: actorId, reason: t.not_paid() })
  if (payment.purpose === 'renewal') await recordFailedRenewal(tx, subscription, now, payment.amount_cents)
}

/**
 * Past due counts as inactive at once; the card is retried, and in the end the subscription ends.
 */
export async function recordFailedRenewal(tx: Tx, row: SubscriptionRow, now: Date, amountCents: number) {
  const pastDueSince = row.past_due_since ?? now
  const attempts = row.attempts + 1
  const nextAttemptAt = findNextAttempt(pastDueSince, attempts)
  if (!nextAttemptAt) return await endSubscription(tx, row, now, { reason: t.not_paid() })
  return await changeSubscriptionRow(
    tx,
    row,
    now,
    { action: 'payment_failed', amount_cents: amountCents },
    { status: 'past_due', past_due_since: pastDueSince, attempts, next_attempt_at: nextAttemptAt },
  )
}
