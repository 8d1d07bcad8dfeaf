import { sql, type Selectable } from 'kysely'
import { readClock } from '../clock.ts'
import type { DB } from '../database/db-types.ts'
import { type Db, type Tx, transact } from '../database/db.ts'
import { enqueue } from '../jobs/jobs.ts'
import { readGatewayEventsKind } from './gateway-jobs.ts'
import { type GatewayEvent, declineCodes, GatewayRefused, type GatewayPayment } from './gateway.ts'

const maxEvents = 1000

type Subject =
  | { payment_id: string }
  | { card_id: number }
  | { member_account_id: string }
  | { chargeback_id: number }

export async function recordSandboxEvent(tx: Tx, type: string, subject: Subject): Promise<void> {
  await tx
    .insertInto('sandbox_events')
    .values({ type, ...subject, created_at: await readClock(tx) })
    .execute()
  await enqueue(tx, readGatewayEventsKind, {}, { jobKey: 'sandbox events' })
}

export async function listSandboxEvents(db: Db, since: Date): Promise<GatewayEvent[]> {
  const rows = await db
    .selectFrom('sandbox_events as e')
    .leftJoin('sandbox_cards as c', 'c.id', 'e.card_id')
    .selectAll('e')
    .select('c.customer_id')
    .where('e.created_at', '>=', since)
    .orderBy('e.created_at')
    .orderBy('e.id')
    .limit(maxEvents)
    .execute()
  return rows.map((row) => ({
    id: `evt_sandbox_${row.id}`,
    type: row.type,
    created_at: row.created_at,
    subject: getSubject(row),
  }))
}

type EventRow = Selectable<DB['sandbox_events']> & { customer_id: number | null }

function getSubject({
  payment_id: paymentId,
  card_id: cardId,
  customer_id: customerId,
  member_account_id: accountId,
  chargeback_id: chargebackId,
}: EventRow): GatewayEvent['subject'] {
  if (paymentId) return { payment: paymentId }
  if (accountId) return { account: accountId }
  if (chargebackId) return { chargeback: `dp_sandbox_${chargebackId}` }
  return { customer: `cus_sandbox_${customerId}`, removedPaymentMethod: `pm_sandbox_${cardId}` }
}

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
  const failureCode = sql<string>`case when card_id is null then 'declined' else 'authentication_required' end`
  await tx
    .updateTable('sandbox_payments')
    .set({ status, failure_code: status === 'failed' ? failureCode : null, settled_at: await readClock(tx) })
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
