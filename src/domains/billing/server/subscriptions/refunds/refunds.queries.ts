import { refundSumDays } from '#domains/staff/common/second-person-rules.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { sql } from 'kysely'

export interface NewRefund {
  payment_id: number
  amount_cents: number
  reason: string
  requested_by: AccountId
  requested_key: string
  created_at: Date
  approved_by_second: boolean
}

/** A refund of a payment waits for the one before. */
export async function lockRefundable(tx: Tx, paymentId: number) {
  return await tx
    .selectFrom('payments')
    .select(['id', 'account_id', 'amount_cents', 'status', 'gateway', 'gateway_payment_id'])
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst()
}

export async function selectByKey(tx: Tx, requestedBy: AccountId, requestedKey: string) {
  return await tx
    .selectFrom('refunds')
    .selectAll()
    .where('requested_by', '=', requestedBy)
    .where('requested_key', '=', requestedKey)
    .executeTakeFirst()
}

/** Includes refunds under way, and those made at the gateway itself. */
export async function selectTakenCents(tx: Tx, paymentId: number): Promise<number> {
  const { taken } = await tx
    .selectNoFrom(
      sql<number>`(
        coalesce((select sum(amount_cents) from refunds where payment_id = ${paymentId}::bigint and status = 'pending'), 0)
        + coalesce((select -sum(c.total_cents) from invoices c join invoices i on i.id = c.corrects_id
                    where i.payment_id = ${paymentId}::bigint), 0))::bigint`.as('taken'),
    )
    .executeTakeFirstOrThrow()
  return taken
}

/** Serialises refunds by one admin, so that the second counts the first. */
export async function lockRefundsBy(tx: Tx, adminId: AccountId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`refunds by ${adminId}`}, 0))`.execute(tx)
}

/** Sums refunds of the last days without a second person. */
export async function selectGivenAlone(tx: Tx, adminId: AccountId): Promise<number> {
  const { given } = await tx
    .selectFrom('refunds')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::bigint`.as('given'))
    .where('requested_by', '=', adminId)
    .where('status', '<>', 'failed')
    .where('approved_by_second', '=', false)
    .where('created_at', '>', sql<Date>`clock_timestamp() - make_interval(days => ${refundSumDays})`)
    .executeTakeFirstOrThrow()
  return given
}

export async function insertRefund(tx: Tx, refund: NewRefund) {
  return await tx.insertInto('refunds').values(refund).returningAll().executeTakeFirstOrThrow()
}

/** Selects the remaining steps, and their gateway. */
export async function selectPending(db: Db, id: number) {
  return await db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select(['r.id', 'r.amount_cents', 'r.created_at', 'p.gateway', 'p.gateway_payment_id'])
    .where('r.id', '=', id)
    .where('r.status', '=', 'pending')
    .executeTakeFirst()
}

export async function selectPendingCents(tx: Tx, paymentId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('refunds')
    .select('amount_cents')
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'pending')
    .execute()
  return rows.map(({ amount_cents: amountCents }) => amountCents)
}

export async function lockRefund(tx: Tx, id: number) {
  return await tx.selectFrom('refunds').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

export async function selectRefund(db: Db, id: number) {
  return await db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

export async function settleRefund(
  tx: Tx,
  id: number,
  outcome: { gateway_refund_id: string } | { failed_reason: string },
  settledAt: Date,
): Promise<void> {
  const status = 'failed_reason' in outcome ? 'failed' : 'succeeded'
  await tx
    .updateTable('refunds')
    .set({ status, settled_at: settledAt, ...outcome })
    .where('id', '=', id)
    .execute()
}

/** Counted from the corrections, so that it is right whichever side refunded, in whatever order. */
export async function recountRefunded(tx: Tx, paymentId: number): Promise<void> {
  await sql`
    update payments set refunded_cents = coalesce((
      select -sum(c.total_cents) from invoices c join invoices i on i.id = c.corrects_id
      where i.payment_id = payments.id), 0)
    where id = ${paymentId}::bigint`.execute(tx)
}

export async function selectPaymentInvoice(db: Db, paymentId: number): Promise<number | undefined> {
  const invoice = await db
    .selectFrom('invoices')
    .select('id')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  return invoice?.id
}

export async function selectRefundCorrection(db: Db, refundId: string): Promise<number | undefined> {
  const correction = await db
    .selectFrom('invoices')
    .select('id')
    .where('refund_id', '=', refundId)
    .executeTakeFirst()
  return correction?.id
}
