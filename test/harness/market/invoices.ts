import {
  issueCorrection,
  issueInvoice,
  type IssuedInvoice,
} from '#domains/billing/server/invoices/invoices.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { transact, type Tx } from '#platform/server/database/db.ts'
import type { Market } from '../test-app.ts'

let count = 0

interface PaymentWishes {
  amount_cents?: number
  status?: 'succeeded' | 'failed' | 'pending'
  created_at?: Date
}

/** Creates its own plan and a cancelled subscription. */
export async function aPayment(
  tx: Tx,
  accountId: AccountId,
  { amount_cents = 4900, status = 'succeeded', created_at = new Date() }: PaymentWishes = {},
): Promise<number> {
  const n = (count += 1)
  const price = { price_cents: amount_cents, interval: 'month' as const }
  const plan = await tx
    .insertInto('plans')
    .values({
      name: `Plan ${process.pid} ${n}`,
      ...price,
      position: n,
      max_pictures: 20,
      created_at,
      updated_at: created_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const periodEndsAt = new Date(created_at.getTime() + 30 * 24 * 3_600_000)
  const period = { period_starts_at: created_at, period_ends_at: periodEndsAt }
  const subscription = await tx
    .insertInto('subscriptions')
    .values({
      account_id: accountId,
      plan_id: plan.id,
      gateway: 'sandbox',
      status: 'cancelled',
      ...price,
      ...period,
      anchored_at: created_at,
      ended_at: created_at,
      created_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await tx
    .insertInto('payments')
    .values({
      account_id: accountId,
      subscription_id: subscription.id,
      plan_id: plan.id,
      purpose: 'start',
      ...price,
      ...period,
      period: 0,
      amount_cents,
      gateway: 'sandbox',
      gateway_payment_id: `pay_${process.pid}_${n}`,
      status,
      failure_code: status === 'failed' ? 'insufficient_funds' : null,
      created_at,
      settled_at: status === 'pending' ? null : created_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface InvoiceWishes {
  totals?: number[]
  description?: string
  issued_at?: Date
  is_test?: boolean
}

/** Issues an invoice for its own payment. */
export async function issueFor(
  tx: Tx,
  accountId: AccountId,
  {
    totals = [4900],
    description = 'Dealer plan',
    issued_at = new Date(),
    is_test = true,
  }: InvoiceWishes = {},
): Promise<IssuedInvoice> {
  const amountCents = totals.reduce((a, b) => a + b, 0)
  const paymentId = await aPayment(tx, accountId, { amount_cents: amountCents, created_at: issued_at })
  const endsAt = new Date(issued_at.getTime() + 30 * 24 * 3_600_000)
  const lines = totals.map((totalCents, at) => ({
    description: at === 0 ? description : `${description} ${at + 1}`,
    total_cents: totalCents,
    starts_at: issued_at,
    ends_at: endsAt,
  }))
  return await issueInvoice(tx, { account_id: accountId, payment_id: paymentId, lines, is_test, issued_at })
}

export async function anInvoice(
  { platform: { db } }: Market,
  accountId: AccountId,
  wishes: InvoiceWishes = {},
): Promise<IssuedInvoice> {
  return await transact(db, (tx) => issueFor(tx, accountId, wishes))
}

export async function aCorrection(
  { platform: { db } }: Market,
  correctsId: number,
  amountCents: number,
  { refund_id = `refund ${(count += 1)}`, issued_at = new Date(), reason = 'Paid twice' } = {},
): Promise<IssuedInvoice> {
  return await transact(db, (tx) =>
    issueCorrection(tx, { corrects_id: correctsId, refund_id, amount_cents: amountCents, reason, issued_at }),
  )
}
