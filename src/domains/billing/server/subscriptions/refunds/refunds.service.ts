import type { refundPayment } from '#domains/billing/common/subscriptions/refunds.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { recordUnchanged, recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { issueCorrection } from '#domains/billing/server/invoices/invoices.service.ts'
import { needsSecondForRefunds } from '#domains/settings/server/second-person.service.ts'
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
  selectCorrectionOf,
  selectGivenAlone,
  selectInvoiceOf,
  selectPending,
  selectPendingCents,
  selectRefund,
  selectTakenCents,
  settleRefund,
} from './refunds.queries.ts'
import * as t from '#domains/billing/texts.ts'

type Parts = Pick<Platform, 'db' | 'gateway' | 'log'>

export const finishRefundKind: TaskKind<{ refund_id: number }> = { name: 'finish_refund' }

const finish_after_ms = 30_000

/**
 * Recorded first, then made at the gateway, then corrected on the invoice. If it's killed in
 * between, the job or the same key continues, and the gateway knows its key.
 */
export async function refundForAdmin(
  parts: Parts,
  admin_id: number,
  input: OperationValues<typeof refundPayment>,
  clock: Clock = readClock,
): Promise<OperationReply<typeof refundPayment>> {
  const refund_id = await transact(parts.db, async (tx) => {
    await refuseAlone(tx, admin_id, input)
    return await recordRefund(tx, parts.gateway, admin_id, input, clock)
  })
  const outcome = await finishRefund(parts, refund_id, clock).catch((error: unknown) => {
    if (!(error instanceof GatewayUnreachable)) throw error
    parts.log.warn({ err: error }, 'a refund waits for the payment gateway')
    return 'pending' as const
  })
  if (outcome === 'failed') return refuse('payments_unavailable')
  const refund = await selectRefund(parts.db, refund_id)
  return {
    status: outcome,
    refunded_cents: refund.amount_cents,
    correction_id:
      refund.gateway_refund_id === null
        ? null
        : ((await selectCorrectionOf(parts.db, refund.gateway_refund_id)) ?? null),
  }
}

/** A repeat of the same key is no new refund. */
async function refuseAlone(
  tx: Tx,
  admin_id: number,
  { id, amount_cents, key }: OperationValues<typeof refundPayment>,
) {
  await lockRefundsBy(tx, admin_id)
  if (await selectByKey(tx, admin_id, key)) return
  if (await isRefundGuarded(tx, { admin_id, payment_id: id, amount_cents })) refuse('second_person_needed')
}

interface RefundRequest {
  admin_id: number
  payment_id: number
  amount_cents: number
}

/**
 * Considers what the payment has refunded already, and this admin's refunds without approval in the
 * last days.
 */
export async function isRefundGuarded(
  tx: Tx,
  { admin_id, payment_id, amount_cents }: RefundRequest,
): Promise<boolean> {
  const given = await Promise.all([selectTakenCents(tx, payment_id), selectGivenAlone(tx, admin_id)])
  return await needsSecondForRefunds(tx, amount_cents + Math.max(...given))
}

/**
 * The job makes the refund. The caller has checked whether a second admin approved it;
 * `proposed_by` names the proposer.
 */
export async function recordRefund(
  tx: Tx,
  gateway: Gateway | null,
  requested_by: number,
  { id, amount_cents, reason, key }: OperationValues<typeof refundPayment>,
  clock: Clock,
  proposed_by?: string,
): Promise<number> {
  const payment = await lockRefundable(tx, id)
  if (!payment || payment.status !== 'succeeded') return refuse('not_found')
  const recorded = await selectByKey(tx, requested_by, key)
  if (recorded && (recorded.payment_id !== id || recorded.amount_cents !== amount_cents))
    return refuse('idempotency_key_reused')
  if (recorded) {
    recordUnchanged()
    return recorded.id
  }
  if (gateway?.name !== payment.gateway || payment.gateway_payment_id === null)
    return refuse('payments_unavailable')
  if ((await selectInvoiceOf(tx, id)) === undefined) return refuse('not_found')
  if (amount_cents > payment.amount_cents - (await selectTakenCents(tx, id))) return refuse('refund_too_much')
  const created_at = await clock(tx)
  const refund = await insertRefund(tx, {
    payment_id: id,
    amount_cents,
    reason,
    requested_by,
    requested_key: key,
    created_at,
    approved_by_second: proposed_by !== undefined,
  })
  await recordAudit(tx, {
    actor_id: requested_by,
    action: 'payment.refunded',
    subject_kind: 'account',
    subject_id: payment.account_id,
    reason,
    after: { payment_id: id, amount_cents, ...(proposed_by !== undefined && { proposed_by }) },
  })
  // No caller finishes an approved one in the same request.
  const in_ms = proposed_by === undefined ? finish_after_ms : 0
  await enqueue(tx, finishRefundKind, { refund_id: refund.id }, { in_ms })
  return refund.id
}

/** Throws if the outcome is unknown, and may be called again. */
export async function finishRefund(
  { db, gateway }: Pick<Parts, 'db' | 'gateway'>,
  refund_id: number,
  clock: Clock = readClock,
): Promise<'succeeded' | 'failed'> {
  const pending = await selectPending(db, refund_id)
  if (pending) {
    if (gateway?.name !== pending.gateway) throw new GatewayUnreachable('another gateway is set up')
    const { amount_cents, gateway_payment_id, created_at: asked_at } = pending
    const outcome = await requestRefund(gateway, refund_id, {
      gateway_payment_id: gateway_payment_id!,
      amount_cents,
      asked_at,
    })
    await transact(db, (tx) => recordOutcome(tx, refund_id, outcome, clock))
  }
  const { status } = await selectRefund(db, refund_id)
  return status === 'succeeded' ? 'succeeded' : 'failed'
}

type Outcome = { gateway_refund_id: string } | { failed_reason: string }

async function requestRefund(gateway: Gateway, refund_id: number, refund: Refund): Promise<Outcome> {
  try {
    return { gateway_refund_id: await gateway.refund(refund, `refund-${refund_id}`) }
  } catch (error) {
    if (error instanceof GatewayRefused) return { failed_reason: error.message }
    throw error
  }
}

async function recordOutcome(tx: Tx, id: number, outcome: Outcome, clock: Clock): Promise<void> {
  // Locks the payment first, as recording a refund does.
  const { payment_id } = await selectRefund(tx, id)
  await lockRefundable(tx, payment_id)
  const refund = await lockRefund(tx, id)
  if (refund.status !== 'pending') return
  const at = await clock(tx)
  await settleRefund(tx, id, outcome, at)
  if ('failed_reason' in outcome) return
  const { amount_cents, reason } = refund
  await correctInvoice(tx, {
    payment_id,
    refund_id: outcome.gateway_refund_id,
    amount_cents,
    reason,
    issued_at: at,
  })
}

/**
 * Corrects refunds made at the gateway itself. Ours under way are corrected when they're finished.
 */
export async function followRefunds(
  tx: Tx,
  payment_id: number,
  refunds: GatewayPayment['refunds'],
  clock: Clock = readClock,
): Promise<void> {
  await lockRefundable(tx, payment_id)
  const under_way = await selectPendingCents(tx, payment_id)
  for (const { id: refund_id, amount_cents } of refunds) {
    if ((await selectCorrectionOf(tx, refund_id)) !== undefined) continue
    const ours = under_way.indexOf(amount_cents)
    if (ours !== -1) under_way.splice(ours, 1)
    else {
      const reason = t.refunded_by_hokos_payment_service()
      await correctInvoice(tx, { payment_id, refund_id, amount_cents, reason, issued_at: await clock(tx) })
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
export async function correctInvoice(tx: Tx, { payment_id, ...refund }: MadeRefund): Promise<void> {
  const corrects_id = await selectInvoiceOf(tx, payment_id)
  if (corrects_id === undefined) throw new Error(`Payment ${payment_id} has no invoice to correct.`)
  await issueCorrection(tx, { corrects_id, ...refund })
  await recountRefunded(tx, payment_id)
}
