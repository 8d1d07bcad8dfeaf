import type { Selectable } from 'kysely'
import { readClock } from '../clock.ts'
import type { DB } from '../database/db-types.ts'
import { transact, type Db, type Tx } from '../database/db.ts'
import { declineCodes, GatewayRefused, type GatewayPayment } from './gateway.ts'
import { recordSandboxEvent } from './sandbox-events.ts'

type Payment = Selectable<DB['sandbox_payments']>

export const findSandboxPayment = (db: Db, id: string): Promise<Payment | undefined> =>
  db.selectFrom('sandbox_payments').selectAll().where('id', '=', id).executeTakeFirst()

export async function lockSandboxPayment(tx: Tx, id: string): Promise<Payment> {
  const payment = await tx
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return payment ?? refuseUnknown(id)
}

function refuseUnknown(id: string): never {
  throw new GatewayRefused(`no such payment: ${id}`)
}

export async function readSandboxPayment(db: Db, id: string, publicUrl: string): Promise<GatewayPayment> {
  const payment = (await findSandboxPayment(db, id)) ?? refuseUnknown(id)
  const refunds = await db
    .selectFrom('sandbox_refunds')
    .select(['id', 'amount_cents'])
    .where('payment_id', '=', id)
    .orderBy('id')
    .execute()
  return {
    id,
    status: payment.status,
    amount_cents: payment.amount_cents,
    refunds: refunds.map((refund) => ({ ...refund, id: `re_sandbox_${refund.id}` })),
    failure_code: declineCodes.find((code) => code === payment.failure_code) ?? null,
    action_url: payment.status === 'requires_action' ? `${publicUrl}/sandbox-confirm/${id}` : null,
  }
}

export async function settleSandboxPayment(
  tx: Tx,
  id: string,
  status: 'succeeded' | 'failed' | 'cancelled',
): Promise<void> {
  const failureCode = status === 'failed' ? 'authentication_required' : null
  await tx
    .updateTable('sandbox_payments')
    .set({ status, failure_code: failureCode, settled_at: await readClock(tx) })
    .where('id', '=', id)
    .execute()
  await recordSandboxEvent(tx, `payment_intent.${status}`, { payment_id: id })
}

/** Stores the cardholder's answer on the confirm page; later answers change nothing. */
export function answerSandboxConfirmation(db: Db, id: string, isApproved: boolean): Promise<Payment> {
  return transact(db, async (tx) => {
    const payment = await lockSandboxPayment(tx, id)
    if (payment.status !== 'requires_action') return payment
    await settleSandboxPayment(tx, id, isApproved ? 'succeeded' : 'failed')
    if (isApproved)
      await tx
        .updateTable('sandbox_cards')
        .set({ confirmed_at: await readClock(tx) })
        .where('id', '=', payment.card_id)
        .execute()
    return payment
  })
}
