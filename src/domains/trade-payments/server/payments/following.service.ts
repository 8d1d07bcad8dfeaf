import { sql } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { findFee, type FeeTerms } from '#domains/trade-payments/common/fees/fee-rules.ts'
import { isReleaseStopped } from '../checks/stops.queries.ts'
import { buildRelease } from '../journal/journal.rules.ts'
import { recordCause, selectPaymentBalance } from '../journal/journal.service.ts'
import { refuseAnomalies } from '../checks/checks.service.ts'
import { createPayout } from '../payouts/payouts.service.ts'
import { readPaySettings } from '../pay-settings.service.ts'
import { recordMoved } from './facts.service.ts'
import { divideFee, divideRefund, findReleaseAt } from './payment.rules.ts'
import {
  hasOpenChargeback,
  lockTradeForMoney,
  lockWaitingPayments,
  movePayment,
  type PaymentRow,
  type TradeRow,
} from './payments.queries.ts'
import { refundPayment } from './refunding.service.ts'

export interface TradeStep {
  trade_id: number
  action: string
  from_status: TradeRow['status']
  to_status: TradeRow['status']
  moved_by: AccountId | null
  reason: string
  /** Given back to the buyer before the rest is released, by a decision about a dispute. */
  refund_cents?: number
  at: Date
}

/** The money follows the trade, in the same transaction and under the trade's lock. */
export async function followTrade(tx: Tx, step: TradeStep): Promise<void> {
  const payments = await lockWaitingPayments(tx, step.trade_id)
  if (payments.length === 0) return
  const { to_status: to, from_status: from, action } = step
  if (to === 'cancelled') return await refundAll(tx, payments, step)
  if (to === 'completed') {
    const left = await refundPart(tx, payments, step)
    return await releaseTrade(tx, left, step.at)
  }
  if (to === 'disputed' && from !== 'disputed') return await pause(tx, payments, step)
  if (from === 'disputed') return await resume(tx, payments, step)
  if (action === 'sent' || action === 'undone') return await setReleaseAt(tx, payments, step)
  await refundExcess(tx, payments, step)
}

const getCause = ({ action }: TradeStep) => (action === 'dispute_resolved' ? 'dispute' : 'sale_cancelled')

async function refundAll(tx: Tx, payments: PaymentRow[], step: TradeStep): Promise<void> {
  for (const payment of payments) {
    const waiting = (await selectPaymentBalance(tx, payment.id))('held')
    const refund = { amount_cents: waiting, cause: getCause(step), reason: step.reason } as const
    await refundPayment(tx, payment, refund, step.at)
  }
}

async function readWaiting(tx: Tx, payments: PaymentRow[]): Promise<number[]> {
  const sums: number[] = []
  for (const { id } of payments) sums.push((await selectPaymentBalance(tx, id))('held'))
  return sums
}

async function refundDivided(
  tx: Tx,
  payments: PaymentRow[],
  refundCents: number,
  { cause, reason, at }: { cause: 'dispute' | 'total_lowered'; reason: string; at: Date },
): Promise<PaymentRow[]> {
  const shares = divideRefund(refundCents, await readWaiting(tx, payments))
  const left: PaymentRow[] = []
  for (const [place, payment] of payments.entries()) {
    const refund = { amount_cents: shares[place] ?? 0, cause, reason }
    const rest = await refundPayment(tx, payment, refund, at)
    if (rest.status !== 'refunded') left.push(rest)
  }
  return left
}

const refundPart = (tx: Tx, payments: PaymentRow[], { refund_cents: cents = 0, reason, at }: TradeStep) =>
  refundDivided(tx, payments, cents, { cause: 'dispute', reason, at })

/** After the seller lowered the total, or pieces were cancelled. */
async function refundExcess(tx: Tx, payments: PaymentRow[], { trade_id: tradeId, reason, at }: TradeStep) {
  const trade = await lockTradeForMoney(tx, tradeId)
  if (!trade?.terms) return
  const excess = trade.paidCents - trade.terms.total_cents
  if (excess > 0) await refundDivided(tx, payments, excess, { cause: 'total_lowered', reason, at })
}

async function pause(tx: Tx, payments: PaymentRow[], { moved_by: movedBy, reason, at }: TradeStep) {
  for (const payment of payments) {
    if (payment.status === 'disputed') continue
    const moved = await movePayment(tx, payment, {
      action: 'disputed',
      to: 'disputed',
      moved_by: movedBy,
      reason,
      at,
    })
    await recordMoved(tx, moved, 'disputed', moved.amount_cents, reason)
  }
}

/** With an open chargeback it stays disputed. The buyer has some days again to object. */
async function resume(tx: Tx, payments: PaymentRow[], { moved_by: movedBy, at }: TradeStep) {
  const { periods } = await readPaySettings(tx)
  for (const payment of payments) {
    if (await hasOpenChargeback(tx, payment.id)) continue
    const { release_at: before } = payment
    const again = findReleaseAt({ paidAt: payment.paid_at ?? at, sentAt: at, deliveredAt: at }, periods)
    const releaseAt = before && again && before < again ? again : before
    const step = { action: 'resumed', to: 'held', moved_by: movedBy, at } as const
    await movePayment(tx, payment, step, { release_at: releaseAt })
  }
}

async function setReleaseAt(
  tx: Tx,
  payments: PaymentRow[],
  { to_status: to, moved_by: movedBy, at }: TradeStep,
): Promise<void> {
  const { periods } = await readPaySettings(tx)
  for (const payment of payments) {
    const sentAt = to === 'sent' ? at : null
    const paidAt = payment.paid_at ?? at
    const releaseAt = findReleaseAt({ paidAt, sentAt, deliveredAt: null }, periods)
    if (releaseAt === null && payment.release_at === null) continue
    const action = sentAt ? 'sent' : 'unsent'
    await movePayment(tx, payment, { action, moved_by: movedBy, at }, { release_at: releaseAt })
  }
}

/**
 * The seller says that the carrier delivered it: the buyer has a few days to object. Under the
 * trade's lock.
 */
export async function recordDelivered(tx: Tx, tradeId: number, sellerId: AccountId, at: Date): Promise<void> {
  const { periods } = await readPaySettings(tx)
  for (const payment of await lockWaitingPayments(tx, tradeId)) {
    const found = findReleaseAt({ paidAt: payment.paid_at ?? at, sentAt: at, deliveredAt: at }, periods)
    const isLater = payment.release_at && found && payment.release_at < found
    const releaseAt = isLater ? payment.release_at : found
    const step = { action: 'delivered', moved_by: sellerId, at } as const
    const moved = await movePayment(tx, payment, step, { release_at: releaseAt })
    await recordMoved(tx, moved, 'delivered', moved.amount_cents)
  }
}

/**
 * The sale is complete: what waits becomes the seller's, less the fee. While releases are stopped,
 * or a chargeback is open, it goes on waiting, and is tried again.
 */
export async function releaseTrade(tx: Tx, payments: PaymentRow[], at: Date): Promise<void> {
  const [first] = payments
  if (!first || (await isReleaseStopped(tx))) return
  for (const { id } of payments) if (await hasOpenChargeback(tx, id)) return
  if (
    !(await refuseAnomalies(
      tx,
      payments.map(({ id }) => id),
      at,
    ))
  )
    return
  const trade = await lockTradeForMoney(tx, first.trade_id)
  const terms = fromColumn<FeeTerms | null>(first.fee_terms)
  const waiting = await readWaiting(tx, payments)
  // Nothing is taken of what a decision gave back.
  const left = waiting.reduce((sum, cents) => sum + cents, 0)
  const itemsCents = Math.min(trade?.terms?.items_cents ?? 0, left)
  const feeCents = await findFeeLeft(tx, first.trade_id, findFee(terms, itemsCents))
  const fees = divideFee(feeCents, waiting)
  for (const [place, payment] of payments.entries()) {
    const cents = waiting[place] ?? 0
    const released = await movePayment(
      tx,
      payment,
      { action: 'released', to: 'released', amount_cents: cents, at },
      { ended_at: at, release_at: null },
    )
    const cause = { kind: 'release', key: `release-${payment.id}`, payment_id: payment.id, at } as const
    await recordCause(tx, cause, buildRelease(payment.seller_id, cents, fees[place] ?? 0))
    await createPayout(tx, released, at)
    await recordMoved(tx, released, 'released', cents)
  }
}

/** A part of the sale may have been released before. */
async function findFeeLeft(tx: Tx, tradeId: number, feeCents: number): Promise<number> {
  const { taken } = await tx
    .selectFrom('money_entries as e')
    .innerJoin('trade_payments as p', 'p.id', 'e.payment_id')
    .select(sql<number>`coalesce(sum(e.amount_cents), 0)::bigint`.as('taken'))
    .where('p.trade_id', '=', tradeId)
    .where('e.account', '=', 'fees')
    .executeTakeFirstOrThrow()
  return Math.max(0, feeCents - taken)
}
