import { readClock, type Clock } from '#platform/server/clock.ts'
import { must } from '#platform/common/must.ts'
import { type Db, transact, type Tx } from '#platform/server/database/db.ts'
import type {
  Chargeback,
  MemberGateway,
  MemberPayment,
} from '#platform/server/payments/members/member-gateway.ts'
import { followChargebacks } from '../chargebacks/chargebacks.service.ts'
import { buildCharge } from '../journal/journal.rules.ts'
import { recordCause } from '../journal/journal.service.ts'
import { findSigns } from '../checks/signs.service.ts'
import { recordMoved } from './facts.service.ts'
import { judgeArrival } from './payment.rules.ts'
import {
  lockPayment,
  lockTradeForMoney,
  movePayment,
  selectPayment,
  type PaymentRow,
} from './payments.queries.ts'
import { followRefunds, refundPayment } from './refunding.service.ts'

/** Fetches how a payment stands at the gateway, with its chargebacks, and settles it. */
export async function syncPayment(
  db: Db,
  gateway: MemberGateway,
  payment: PaymentRow,
  clock: Clock = readClock,
): Promise<PaymentRow> {
  const found = await gateway.readPayment(must(payment.gateway_payment_id, 'gateway_payment_id'))
  return await settleFound(db, gateway, { payment_id: payment.id, found }, clock)
}

/**
 * The one place where a payment takes effect: once, however often and in whatever order its events
 * come.
 */
export async function settleFound(
  db: Db,
  gateway: MemberGateway,
  { payment_id: paymentId, found }: { payment_id: number; found: MemberPayment },
  clock: Clock = readClock,
): Promise<PaymentRow> {
  const chargebacks: Chargeback[] = []
  for (const id of found.chargebacks) chargebacks.push(await gateway.readChargeback(id))
  return await transact(db, async (tx) => {
    const settled = await settlePayment(tx, paymentId, found, clock)
    return chargebacks.length === 0 ? settled : await followChargebacks(tx, settled, chargebacks, clock)
  })
}

export type GatewayFinding = Pick<
  MemberPayment,
  'status' | 'failure_code' | 'refunds' | 'card' | 'action_url'
> & {
  id: string | null
}

export async function settlePayment(
  tx: Tx,
  paymentId: number,
  found: GatewayFinding,
  clock: Clock = readClock,
): Promise<PaymentRow> {
  const { trade_id: tradeId } = must(await selectPayment(tx, paymentId), 'payment')
  const trade = must(await lockTradeForMoney(tx, tradeId), 'trade')
  const payment = await lockPayment(tx, paymentId)
  const at = await clock(tx)
  if (payment.status === 'started') {
    const settled = await settleStarted(tx, { payment, trade }, found, at)
    return await followRefunds(tx, settled, found.refunds, at)
  }
  // It was given up here, and went through there.
  if (found.status === 'succeeded' && payment.paid_at === null) {
    const restarted = { ...payment, ended_at: null }
    const settled = await receive(tx, { payment: restarted, trade }, found, at)
    return await followRefunds(tx, settled, found.refunds, at)
  }
  return found.status === 'succeeded' ? await followRefunds(tx, payment, found.refunds, at) : payment
}

interface Arriving {
  payment: PaymentRow
  trade: NonNullable<Awaited<ReturnType<typeof lockTradeForMoney>>>
}

async function settleStarted(
  tx: Tx,
  arriving: Arriving,
  found: GatewayFinding,
  at: Date,
): Promise<PaymentRow> {
  const { payment } = arriving
  if (found.status === 'succeeded') return await receive(tx, arriving, found, at)
  if (found.status === 'failed' || found.status === 'cancelled') {
    const action = found.status === 'failed' ? 'declined' : 'cancelled'
    return await movePayment(
      tx,
      payment,
      { action, to: found.status, reason: found.failure_code ?? '', at },
      { gateway_payment_id: found.id, failure_code: found.failure_code, action_url: null, ended_at: at },
    )
  }
  return await tx
    .updateTable('trade_payments')
    .set({ gateway_payment_id: found.id, action_url: found.action_url })
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function receive(
  tx: Tx,
  { payment, trade }: Arriving,
  found: GatewayFinding,
  at: Date,
): Promise<PaymentRow> {
  const { amount_cents: amountCents } = payment
  const received = await movePayment(
    tx,
    payment,
    { action: 'paid', to: 'held', amount_cents: amountCents, at },
    {
      gateway_payment_id: found.id,
      action_url: null,
      failure_code: null,
      paid_at: at,
      ended_at: null,
      card_fingerprint: found.card?.fingerprint ?? null,
      card_country: found.card?.country ?? null,
    },
  )
  await recordCause(
    tx,
    { kind: 'charge', key: `charge-${payment.id}`, payment_id: payment.id, at },
    buildCharge(amountCents),
  )
  const back = judgeArrival(trade, amountCents, at.getTime() - payment.started_at.getTime())
  if (back) {
    const refund = { amount_cents: back.refundCents, cause: back.cause }
    const rest = await refundPayment(tx, received, refund, at)
    if (back.refundCents < amountCents) await recordMoved(tx, rest, 'paid', amountCents - back.refundCents)
    return rest
  }
  await findSigns(tx, received, at)
  await recordMoved(tx, received, 'paid', amountCents)
  return received
}
