import { sql } from 'kysely'
import { readClock } from '../../clock.ts'
import type { Db, Tx } from '../../database/db.ts'
import { GatewayRefused } from '../gateway.ts'
import { readSandboxId } from '../sandbox-charges.ts'
import { lockSandboxPayment, recordSandboxEvent } from '../sandbox-payments.ts'
import type { Chargeback } from './member-gateway.ts'

/** Simulates the cardholder's bank, which takes back what wasn't refunded. Returns the chargeback's id. */
export async function openSandboxChargeback(
  tx: Tx,
  paymentId: string,
  reason = 'fraudulent',
): Promise<string> {
  const payment = await lockSandboxPayment(tx, paymentId)
  const { gone } = await tx
    .selectNoFrom(
      sql<number>`(
        (select coalesce(sum(amount_cents), 0) from sandbox_refunds where payment_id = ${paymentId})
        + (select coalesce(sum(amount_cents), 0) from sandbox_chargebacks
            where status <> 'won' and payment_id = ${paymentId}))::bigint`.as('gone'),
    )
    .executeTakeFirstOrThrow()
  if (payment.status !== 'succeeded' || payment.card_id === null || gone >= payment.amount_cents)
    throw new GatewayRefused(`nothing to charge back of ${paymentId}`)
  const now = await readClock(tx)
  const { id } = await tx
    .insertInto('sandbox_chargebacks')
    .values({
      payment_id: paymentId,
      amount_cents: payment.amount_cents - gone,
      status: 'open',
      reason,
      evidence_due_at: new Date(now.getTime() + evidenceMs),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordSandboxEvent(tx, 'charge.dispute.created', { chargeback_id: id })
  return `dp_sandbox_${id}`
}

const evidenceMs = 7 * 86_400_000

/** An ended one doesn't change. */
export async function endSandboxChargeback(
  tx: Tx,
  chargebackId: string,
  status: 'won' | 'lost',
): Promise<void> {
  const id = readSandboxId('dp', chargebackId)
  const ended = await tx
    .updateTable('sandbox_chargebacks')
    .set({ status, ended_at: await readClock(tx) })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returning('id')
    .executeTakeFirst()
  if (ended) await recordSandboxEvent(tx, 'charge.dispute.closed', { chargeback_id: id })
}

export async function readSandboxChargeback(db: Db, chargebackId: string): Promise<Chargeback> {
  const found = await db
    .selectFrom('sandbox_chargebacks')
    .selectAll()
    .where('id', '=', readSandboxId('dp', chargebackId))
    .executeTakeFirst()
  if (!found) throw new GatewayRefused(`no such chargeback: ${chargebackId}`)
  return {
    id: chargebackId,
    gateway_payment_id: found.payment_id,
    amount_cents: found.amount_cents,
    status: found.status,
    is_withdrawn: found.status !== 'won',
    reason: found.reason,
    evidence_due_at: found.evidence_due_at,
  }
}

export async function listSandboxChargebacks(db: Db, paymentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('sandbox_chargebacks')
    .select('id')
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => `dp_sandbox_${id}`)
}
