import type { Selectable } from 'kysely'
import type { Clock } from '#platform/server/clock.ts'
import type { DB } from '#platform/server/database/db-types.ts'
import type { Tx } from '#platform/server/database/db.ts'
import type { Chargeback } from '#platform/server/payments/members/member-gateway.ts'
import { buildChargeback, reverseEntries } from '../journal/journal.rules.ts'
import { readMoney, recordCause, selectEntries, selectPaymentBalance } from '../journal/journal.service.ts'
import { recordMoved } from '../payments/facts.service.ts'
import {
  hasOpenChargeback,
  lockPayment,
  lockTradeForMoney,
  movePayment,
  type PaymentRow,
} from '../payments/payments.queries.ts'
import { createPayout } from '../payouts/payouts.service.ts'

type ChargebackRow = Selectable<DB['chargebacks']>

/** Each as it stands at the gateway now, in whatever order that was learnt. */
export async function followChargebacks(
  tx: Tx,
  settled: PaymentRow,
  chargebacks: Chargeback[],
  clock: Clock,
): Promise<PaymentRow> {
  await lockTradeForMoney(tx, settled.trade_id)
  let payment = await lockPayment(tx, settled.id)
  const at = await clock(tx)
  // Nothing was charged: the gateway errs, or the charge is settled later.
  if (payment.paid_at === null) return payment
  for (const chargeback of chargebacks) payment = await followChargeback(tx, payment, chargeback, at)
  return payment
}

async function followChargeback(
  tx: Tx,
  payment: PaymentRow,
  reported: Chargeback,
  at: Date,
): Promise<PaymentRow> {
  // It's won once its money is back.
  const isReturning = reported.status === 'won' && reported.is_withdrawn
  const found: Chargeback = isReturning ? { ...reported, status: 'open' } : reported
  const { row, isNew } = await storeChargeback(tx, payment, found, at)
  let current = payment
  if (isNew) {
    const to = payment.status === 'held' ? ('disputed' as const) : payment.status
    const step = {
      action: 'charged_back',
      to,
      amount_cents: row.amount_cents,
      reason: row.reason,
      at,
    } as const
    current = await movePayment(tx, payment, step)
    await recordMoved(tx, current, 'charged_back', row.amount_cents, row.reason)
  }
  if (found.is_withdrawn !== row.is_withdrawn)
    await moveMoney(tx, current, { row, isWithdrawn: found.is_withdrawn, at })
  if (row.status !== 'open' || found.status === 'open') return current
  await tx
    .updateTable('chargebacks')
    .set({ status: found.status, ended_at: at })
    .where('id', '=', row.id)
    .execute()
  return await endChargeback(tx, current, { row, outcome: found.status, at })
}

async function storeChargeback(tx: Tx, payment: PaymentRow, found: Chargeback, at: Date) {
  const made = await tx
    .insertInto('chargebacks')
    .values({
      payment_id: payment.id,
      gateway: payment.gateway,
      gateway_chargeback_id: found.id,
      amount_cents: Math.min(found.amount_cents, payment.amount_cents),
      status: 'open',
      is_withdrawn: false,
      reason: found.reason.slice(0, 200),
      evidence_due_at: found.evidence_due_at,
      opened_at: at,
    })
    .onConflict((on) => on.columns(['gateway', 'gateway_chargeback_id']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (made) return { row: made, isNew: true }
  const row = await tx
    .selectFrom('chargebacks')
    .selectAll()
    .where('gateway', '=', payment.gateway)
    .where('gateway_chargeback_id', '=', found.id)
    .executeTakeFirstOrThrow()
  return { row, isNew: false }
}

/** The bank takes it as the chargeback opens, and returns it if the seller wins. */
async function moveMoney(
  tx: Tx,
  payment: PaymentRow,
  { row, isWithdrawn, at }: { row: ChargebackRow; isWithdrawn: boolean; at: Date },
): Promise<void> {
  const keys = await tx
    .selectFrom('money_causes')
    .select('key')
    .where('payment_id', '=', payment.id)
    .where('key', 'like', `chargeback-${row.id}-%`)
    .orderBy('id')
    .execute()
  const key = `chargeback-${row.id}-${keys.length + 1}`
  const cause = { key, payment_id: payment.id, at }
  if (isWithdrawn) {
    const money = await readMoney(tx, payment.id)
    const entries = buildChargeback(payment.seller_id, row.amount_cents, money)
    await recordCause(tx, { ...cause, kind: 'chargeback' }, entries)
  } else {
    const taken = await selectEntries(tx, keys.at(-1)?.key ?? '')
    await recordCause(tx, { ...cause, kind: 'chargeback_returned' }, reverseEntries(taken))
    if (payment.status === 'released') await createPayout(tx, payment, at)
  }
  await tx.updateTable('chargebacks').set({ is_withdrawn: isWithdrawn }).where('id', '=', row.id).execute()
}

async function endChargeback(
  tx: Tx,
  payment: PaymentRow,
  { row, outcome, at }: { row: ChargebackRow; outcome: 'won' | 'lost'; at: Date },
): Promise<PaymentRow> {
  const action = outcome === 'won' ? 'chargeback_won' : 'chargeback_lost'
  const waiting = (await selectPaymentBalance(tx, payment.id))('held')
  const { status: tradeStatus } = await tx
    .selectFrom('trades')
    .select('status')
    .where('id', '=', payment.trade_id)
    .executeTakeFirstOrThrow()
  const step = { action, amount_cents: row.amount_cents, at } as const
  if (payment.status !== 'disputed') {
    const moved = await movePayment(tx, payment, step)
    await recordMoved(tx, moved, action, row.amount_cents)
    return moved
  }
  const isOpen = await hasOpenChargeback(tx, payment.id)
  const isPaused = isOpen || (tradeStatus === 'disputed' && waiting > 0)
  // Lost whole, the card's bank has refunded the buyer in our place.
  const to = isPaused ? 'disputed' : waiting === 0 ? 'refunded' : 'held'
  const moved = await movePayment(
    tx,
    payment,
    { ...step, to },
    to === 'refunded' ? { ended_at: at, release_at: null } : {},
  )
  await recordMoved(tx, moved, action, row.amount_cents)
  return moved
}
