import type { refundPayment } from '#domains/billing/common/subscriptions/refunds.ts'
import { must } from '#platform/common/must.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { recordUnchanged, recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { issueCorrection } from '#domains/billing/server/invoices/invoices.service.ts'
import { needsSecondForRefunds } from '#domains/settings/server/message-texts.service.ts'
import { readClock, type Clock } from '#platform/server/clock.ts'
import { transact, type Tx } from '#platform/server/database/db.ts'
import { enqueue, type TaskKind } from '#platform/server/jobs/jobs.ts'
import {
  GatewayRefused,
  GatewayUnreachable,
  type Gateway,
  type GatewayPayment,
  type Refund,
} from '#platform/server/payments/gateway.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import {
  insertRefund,
  lockRefund,
  lockRefundsBy,
  lockRefundable,
  recountRefunded,
  selectByKey,
  selectRefundCorrection,
  selectGivenAlone,
  selectPaymentInvoice,
  selectPending,
  selectPendingCents,
  selectRefund,
  selectTakenCents,
  settleRefund,
} from './refunds.queries.ts'
import * as t from '#domains/billing/texts.ts'

type Parts = Pick<Platform, 'db' | 'gateway' | 'log'>

export const finishRefundKind: TaskKind<{ refund_id: number }> = { name: 'finish_refund' }

const finishAfterMs = 30_000

/**
 * Recorded first, then made at the gateway, then corrected on the invoice. If it's killed in
 * between, the job or the same key continues, and the gateway knows its key.
 */
export async function refundForAdmin(
  parts: Parts,
  adminId: AccountId,
  input: OperationValues<typeof refundPayment>,
  clock: Clock = readClock,
): Promise<OperationReply<typeof refundPayment>> {
  const refundId = await transact(parts.db, async (tx) => {
    await refuseAlone(tx, adminId, input)
    return await recordRefund(tx, parts.gateway, adminId, input, clock)
  })
  const outcome = await finishRefund(parts, refundId, clock).catch((error: unknown) => {
    if (!(error instanceof GatewayUnreachable)) throw error
    parts.log.warn({ err: error }, 'a refund waits for the payment gateway')
    return 'pending' as const
  })
  if (outcome === 'failed') return refuse('payments_unavailable')
  const refund = await selectRefund(parts.db, refundId)
  return {
    status: outcome,
    refunded_cents: refund.amount_cents,
    correction_id:
      refund.gateway_refund_id === null
        ? null
        : ((await selectRefundCorrection(parts.db, refund.gateway_refund_id)) ?? null),
  }
}

/** A repeat of the same key is no new refund. */
async function refuseAlone(
  tx: Tx,
  adminId: AccountId,
  { id, amount_cents: amountCents, key }: OperationValues<typeof refundPayment>,
) {
  await lockRefundsBy(tx, adminId)
  if (await selectByKey(tx, adminId, key)) return
  if (await isRefundGuarded(tx, { adminId, payment_id: id, amount_cents: amountCents }))
    refuse('second_person_needed')
}

interface RefundRequest {
  adminId: AccountId
  payment_id: number
  amount_cents: number
}

/**
 * Considers what the payment has refunded already, and this admin's refunds without approval in the
 * last days.
 */
export async function isRefundGuarded(
  tx: Tx,
  { adminId, payment_id: paymentId, amount_cents: amountCents }: RefundRequest,
): Promise<boolean> {
  const given = await Promise.all([selectTakenCents(tx, paymentId), selectGivenAlone(tx, adminId)])
  return await needsSecondForRefunds(tx, amountCents + Math.max(...given))
}

/**
 * The job makes the refund. The caller has checked whether a second admin approved it;
 * `proposedBy` names the proposer.
 */
export async function recordRefund(
  tx: Tx,
  gateway: Gateway | null,
  requestedBy: AccountId,
  { id, amount_cents: amountCents, reason, key }: OperationValues<typeof refundPayment>,
  clock: Clock,
  proposedBy?: string,
): Promise<number> {
  const payment = await lockRefundable(tx, id)
  if (!payment || payment.status !== 'succeeded') return refuse('not_found')
  const recorded = await selectByKey(tx, requestedBy, key)
  if (recorded && (recorded.payment_id !== id || recorded.amount_cents !== amountCents))
    return refuse('idempotency_key_reused')
  if (recorded) {
    recordUnchanged()
    return recorded.id
  }
  if (gateway?.name !== payment.gateway || payment.gateway_payment_id === null)
    return refuse('payments_unavailable')
  if ((await selectPaymentInvoice(tx, id)) === undefined) return refuse('not_found')
  if (amountCents > payment.amount_cents - (await selectTakenCents(tx, id))) return refuse('refund_too_much')
  const createdAt = await clock(tx)
  const refund = await insertRefund(tx, {
    payment_id: id,
    amount_cents: amountCents,
    reason,
    requested_by: requestedBy,
    requested_key: key,
    created_at: createdAt,
    approved_by_second: proposedBy !== undefined,
  })
  await recordAudit(tx, {
    actor_id: requestedBy,
    action: 'payment.refunded',
    subject_kind: 'account',
    subject_id: payment.account_id,
    reason,
    after: {
      payment_id: id,
      amount_cents: amountCents,
      ...(proposedBy !== undefined && { proposed_by: proposedBy }),
    },
  })
  // No caller finishes an approved one in the same request.
  const inMs = proposedBy === undefined ? finishAfterMs : 0
  await enqueue(tx, finishRefundKind, { refund_id: refund.id }, { inMs })
  return refund.id
}

/** Throws if the outcome is unknown, and may be called again. */
export async function finishRefund(
  { db, gateway }: Pick<Parts, 'db' | 'gateway'>,
  refundId: number,
  clock: Clock = readClock,
): Promise<'succeeded' | 'failed'> {
  const pending = await selectPending(db, refundId)
  if (pending) {
    if (gateway?.name !== pending.gateway) throw new GatewayUnreachable('another gateway is set up')
    const {
      amount_cents: amountCents,
      gateway_payment_id: gatewayPaymentId,
      created_at: requestedAt,
    } = pending
    const outcome = await requestRefund(gateway, refundId, {
      gateway_payment_id: must(gatewayPaymentId, 'gateway_payment_id'),
      amount_cents: amountCents,
      requested_at: requestedAt,
    })
    await transact(db, (tx) => recordOutcome(tx, refundId, outcome, clock))
  }
  const { status } = await selectRefund(db, refundId)
  return status === 'succeeded' ? 'succeeded' : 'failed'
}

type Outcome = { gateway_refund_id: string } | { failed_reason: string }

async function requestRefund(gateway: Gateway, refundId: number, refund: Refund): Promise<Outcome> {
  try {
    return { gateway_refund_id: await gateway.refund(refund, `refund-${refundId}`) }
  } catch (error) {
    if (error instanceof GatewayRefused) return { failed_reason: error.message }
    throw error
  }
}

async function recordOutcome(tx: Tx, id: number, outcome: Outcome, clock: Clock): Promise<void> {
  // Locks the payment first, as recording a refund does.
  const { payment_id: paymentId } = await selectRefund(tx, id)
  await lockRefundable(tx, paymentId)
  const refund = await lockRefund(tx, id)
  if (refund.status !== 'pending') return
  const at = await clock(tx)
  await settleRefund(tx, id, outcome, at)
  if ('failed_reason' in outcome) return
  const { amount_cents: amountCents, reason } = refund
  await correctInvoice(tx, {
    payment_id: paymentId,
    refund_id: outcome.gateway_refund_id,
    amount_cents: amountCents,
    reason,
    issued_at: at,
  })
}

/**
 * Corrects refunds made at the gateway itself. Ours under way are corrected when they're finished.
 */
export async function followRefunds(
  tx: Tx,
  paymentId: number,
  refunds: GatewayPayment['refunds'],
  clock: Clock = readClock,
): Promise<void> {
  await lockRefundable(tx, paymentId)
  const underWay = await selectPendingCents(tx, paymentId)
  for (const { id: refundId, amount_cents: amountCents } of refunds) {
    if ((await selectRefundCorrection(tx, refundId)) !== undefined) continue
    const ours = underWay.indexOf(amountCents)
    if (ours !== -1) underWay.splice(ours, 1)
    else {
      const reason = t.refunded_by_hokos_payment_service()
      await correctInvoice(tx, {
        payment_id: paymentId,
        refund_id: refundId,
        amount_cents: amountCents,
        reason,
        issued_at: await clock(tx),
      })
    }
  }
}

interface MadeRefund {
  payment_id: number
  /** The gateway's id. */
  refund_id: string
  amount_cents: number
  reason: string
  issued_at: Date
}

/**
 * Issues the correction of a refund, made here or at the gateway itself; once for each. The payment
 * is locked.
 */
export async function correctInvoice(
  tx: Tx,
  { payment_id: paymentId, ...refund }: MadeRefund,
): Promise<void> {
  const correctsId = await selectPaymentInvoice(tx, paymentId)
  if (correctsId === undefined) throw new Error(`Payment ${paymentId} has no invoice to correct.`)
  await issueCorrection(tx, { corrects_id: correctsId, ...refund })
  await recountRefunded(tx, paymentId)
}
