import { enqueue, type TaskKind } from '#platform/server/jobs/jobs.ts'
import { readClock, type Clock } from '#platform/server/clock.ts'
import type { DB } from '#platform/server/database/db-types.ts'
import { transact, type Tx } from '#platform/server/database/db.ts'
import { GatewayRefused } from '#platform/server/payments/gateway.ts'
import type { Platform } from '#platform/server/platform.ts'
import { buildForeignRefund, buildRefund, buildSentRefund } from '../journal/journal.rules.ts'
import { readMoney, recordCause, selectPaymentBalance } from '../journal/journal.service.ts'
import { findNextTry } from './payment.rules.ts'
import { recordMoved } from './facts.service.ts'
import {
  lockTradeForMoney,
  lockPayment,
  movePayment,
  selectPayment,
  type PaymentRow,
} from './payments.queries.ts'

export const sendRefundKind: TaskKind<{ refund_id: number }> = { name: 'send_trade_refund' }

type Cause = DB['trade_refunds']['cause']

/**
 * Takes it from what waits, at once; the gateway is called after the commit. The payment ends if
 * nothing remains.
 */
export async function refundPayment(
  tx: Tx,
  payment: PaymentRow,
  { amount_cents: amountCents, cause, reason = '' }: { amount_cents: number; cause: Cause; reason?: string },
  at: Date,
): Promise<PaymentRow> {
  if (amountCents === 0) return payment
  const { id } = await tx
    .insertInto('trade_refunds')
    .values({
      payment_id: payment.id,
      amount_cents: amountCents,
      cause,
      status: 'due',
      requested_at: at,
      next_try_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordCause(
    tx,
    { kind: 'refund', key: `refund-${id}`, payment_id: payment.id, at },
    buildRefund(amountCents),
  )
  await enqueue(tx, sendRefundKind, { refund_id: id }, { jobKey: `trade-refund-${id}` })
  return await endIfEmpty(tx, payment, { amount_cents: amountCents, reason: reason || cause }, at)
}

async function endIfEmpty(
  tx: Tx,
  payment: PaymentRow,
  { amount_cents: amountCents, reason }: { amount_cents: number; reason: string },
  at: Date,
): Promise<PaymentRow> {
  const balance = await selectPaymentBalance(tx, payment.id)
  const isEmpty = balance('held') === 0 && payment.status !== 'released'
  const moved = await movePayment(
    tx,
    payment,
    {
      action: 'refunded',
      ...(isEmpty && { to: 'refunded' as const }),
      amount_cents: amountCents,
      reason,
      at,
    },
    isEmpty ? { ended_at: at, release_at: null } : {},
  )
  await recordMoved(tx, moved, 'refunded', amountCents, reason)
  return moved
}

/** Repeating it refunds once. */
export async function sendRefund(
  { db, log, memberGateways }: Platform,
  refundId: number,
  clock: Clock = readClock,
): Promise<void> {
  const refund = await db
    .selectFrom('trade_refunds as r')
    .innerJoin('trade_payments as p', 'p.id', 'r.payment_id')
    .select(['r.id', 'r.status', 'r.amount_cents', 'r.requested_at', 'r.payment_id'])
    .select(['p.gateway', 'p.method', 'p.gateway_payment_id'])
    .where('r.id', '=', refundId)
    .executeTakeFirst()
  if (!refund || refund.status === 'sent' || refund.gateway_payment_id === null) return
  const gateway = memberGateways[refund.method]
  if (!gateway || gateway.name !== refund.gateway) return
  try {
    const gatewayRefundId = await gateway.refund(
      {
        gateway_payment_id: refund.gateway_payment_id,
        amount_cents: refund.amount_cents,
        requested_at: refund.requested_at,
      },
      `trade-refund-${refund.id}`,
    )
    await transact(db, (tx) => markRefundSent(tx, refund, gatewayRefundId, clock))
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error
    log.error({ refund_id: refund.id, err: error }, 'The gateway refused a refund of a sale.')
    await transact(db, (tx) => postponeRefund(tx, refund.id, error.message, clock))
  }
}

async function postponeRefund(tx: Tx, id: number, failure: string, clock: Clock): Promise<void> {
  const row = await tx
    .selectFrom('trade_refunds')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (row.status === 'sent') return
  const tries = row.tries + 1
  const nextTryAt = findNextTry(tries, await clock(tx))
  await tx
    .updateTable('trade_refunds')
    .set({ tries, failure: failure.slice(0, 300), next_try_at: nextTryAt })
    .where('id', '=', id)
    .execute()
}

async function markRefundSent(
  tx: Tx,
  {
    id,
    payment_id: paymentId,
    amount_cents: amountCents,
  }: { id: number; payment_id: number; amount_cents: number },
  gatewayRefundId: string,
  clock: Clock,
): Promise<void> {
  const { trade_id: tradeId } = (await selectPayment(tx, paymentId)) ?? { trade_id: 0 }
  await lockTradeForMoney(tx, tradeId)
  await lockPayment(tx, paymentId)
  const row = await tx
    .selectFrom('trade_refunds')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (row.status === 'sent') return
  await settleRefund(
    tx,
    { id, payment_id: paymentId, amount_cents: amountCents },
    gatewayRefundId,
    await clock(tx),
  )
}

/** Under the lock of its payment. */
async function settleRefund(
  tx: Tx,
  {
    id,
    payment_id: paymentId,
    amount_cents: amountCents,
  }: { id: number; payment_id: number; amount_cents: number },
  gatewayRefundId: string,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('trade_refunds')
    .set({ status: 'sent', gateway_refund_id: gatewayRefundId, sent_at: at, failure: null })
    .where('id', '=', id)
    .execute()
  await recordCause(
    tx,
    { kind: 'refund_sent', key: `refund-${id}-sent`, payment_id: paymentId, at },
    buildSentRefund(amountCents),
  )
}

/**
 * Refunds that the gateway reports: ours whose reply was lost, or made at the gateway itself. Under
 * the lock of the payment.
 */
export async function followRefunds(
  tx: Tx,
  payment: PaymentRow,
  reported: { id: string; amount_cents: number }[],
  at: Date,
): Promise<PaymentRow> {
  const rows = await tx
    .selectFrom('trade_refunds')
    .selectAll()
    .where('payment_id', '=', payment.id)
    .orderBy('id')
    .execute()
  const known = new Set(rows.flatMap(({ gateway_refund_id: id }) => id ?? []))
  const due = rows.filter(({ status }) => status === 'due')
  let current = payment
  for (const refund of reported.filter(({ id }) => !known.has(id))) {
    const place = due.findIndex(({ amount_cents: cents }) => cents === refund.amount_cents)
    const [own] = place === -1 ? [] : due.splice(place, 1)
    if (own) await settleRefund(tx, own, refund.id, at)
    else current = await recordForeignRefund(tx, current, refund, at)
  }
  return current
}

/** The seller returns the part that was released, as after a chargeback. */
async function recordForeignRefund(
  tx: Tx,
  payment: PaymentRow,
  refund: { id: string; amount_cents: number },
  at: Date,
): Promise<PaymentRow> {
  const { id } = await tx
    .insertInto('trade_refunds')
    .values({
      payment_id: payment.id,
      amount_cents: refund.amount_cents,
      cause: 'at_gateway',
      status: 'sent',
      gateway_refund_id: refund.id,
      requested_at: at,
      next_try_at: at,
      sent_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const cause = { payment_id: payment.id, at }
  await recordCause(
    tx,
    { ...cause, kind: 'refund', key: `refund-${id}` },
    buildForeignRefund(payment.seller_id, refund.amount_cents, await readMoney(tx, payment.id)),
  )
  await recordCause(
    tx,
    { ...cause, kind: 'refund_sent', key: `refund-${id}-sent` },
    buildSentRefund(refund.amount_cents),
  )
  return await endIfEmpty(tx, payment, { amount_cents: refund.amount_cents, reason: 'at_gateway' }, at)
}

/** Those that are due now; a job of their own tries each of them. */
export async function sendDueRefunds(platform: Platform, clock: Clock = readClock): Promise<void> {
  const now = await transact(platform.db, clock)
  const due = await platform.db
    .selectFrom('trade_refunds')
    .select('id')
    .where('status', '=', 'due')
    .where('next_try_at', '<=', now)
    .orderBy('id')
    .limit(500)
    .execute()
  for (const { id } of due) await sendRefund(platform, id, clock).catch(logUnreachable(platform, id))
}

const logUnreachable = (platform: Platform, id: number) => (error: unknown) =>
  platform.log.warn({ refund_id: id, err: error }, 'A refund of a sale is tried again.')
