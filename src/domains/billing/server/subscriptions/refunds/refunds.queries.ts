import { refund_sum_days } from '#domains/staff/common/second-person-rules.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { sql } from 'kysely'

export interface NewRefund {
  payment_id: number
  amount_cents: number
  reason: string
  requested_by: number
  requested_key: string
  created_at: Date
  approved_by_second: boolean
}

/** A refund of a payment waits for the one before. */
export async function lockRefundable(tx: Tx, payment_id: number) {
  return await tx
    .selectFrom('payments')
    .select(['id', 'account_id', 'amount_cents', 'status', 'gateway', 'gateway_payment_id'])
    .where('id', '=', payment_id)
    .forUpdate()
    .executeTakeFirst()
}

export async function selectByKey(tx: Tx, requested_by: number, requested_key: string) {
  return await tx
    .selectFrom('refunds')
    .selectAll()
    .where('requested_by', '=', requested_by)
    .where('requested_key', '=', requested_key)
    .executeTakeFirst()
}

/** Includes refunds under way, and those made at the gateway itself. */
export async function selectTakenCents(tx: Tx, payment_id: number): Promise<number> {
  const { taken } = await tx
    .selectNoFrom(
      sql<number>`(
        coalesce((select sum(amount_cents) from refunds where payment_id = ${payment_id}::bigint and status = 'pending'), 0)
        + coalesce((select -sum(c.total_cents) from invoices c join invoices i on i.id = c.corrects_id
                    where i.payment_id = ${payment_id}::bigint), 0))::bigint`.as('taken'),
    )
    .executeTakeFirstOrThrow()
  return taken
}

/** Serialises refunds by one admin, so that the second counts the first. */
export async function lockRefundsBy(tx: Tx, admin_id: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`refunds by ${admin_id}`}, 0))`.execute(tx)
}

/** Sums refunds of the last days without a second person. */
export async function selectGivenAlone(tx: Tx, admin_id: number): Promise<number> {
  const { given } = await tx
    .selectFrom('refunds')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::bigint`.as('given'))
    .where('requested_by', '=', admin_id)
    .where('status', '<>', 'failed')
    .where('approved_by_second', '=', false)
    .where('created_at', '>', sql<Date>`clock_timestamp() - make_interval(days => ${refund_sum_days})`)
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

export async function selectPendingCents(tx: Tx, payment_id: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('refunds')
    .select('amount_cents')
    .where('payment_id', '=', payment_id)
    .where('status', '=', 'pending')
    .execute()
  return rows.map(({ amount_cents }) => amount_cents)
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
  settled_at: Date,
): Promise<void> {
  const status = 'failed_reason' in outcome ? 'failed' : 'succeeded'
  await tx
    .updateTable('refunds')
    .set({ status, settled_at, ...outcome })
    .where('id', '=', id)
    .execute()
}

/** Counted from the corrections, so that it is right whichever side refunded, in whatever order. */
export async function recountRefunded(tx: Tx, payment_id: number): Promise<void> {
  await sql`
    update payments set refunded_cents = coalesce((
      select -sum(c.total_cents) from invoices c join invoices i on i.id = c.corrects_id
      where i.payment_id = payments.id), 0)
    where id = ${payment_id}::bigint`.execute(tx)
}

export async function selectInvoiceOf(db: Db, payment_id: number): Promise<number | undefined> {
  const invoice = await db
    .selectFrom('invoices')
    .select('id')
    .where('payment_id', '=', payment_id)
    .executeTakeFirst()
  return invoice?.id
}

export async function selectCorrectionOf(db: Db, refund_id: string): Promise<number | undefined> {
  const correction = await db
    .selectFrom('invoices')
    .select('id')
    .where('refund_id', '=', refund_id)
    .executeTakeFirst()
  return correction?.id
}
