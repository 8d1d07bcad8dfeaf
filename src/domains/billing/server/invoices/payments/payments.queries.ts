import { sql } from 'kysely'
import type { Payment } from '#domains/billing/common/invoices/invoices.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'

type Numbered = Payment['corrections'][number]

export type PaymentRow = Awaited<ReturnType<typeof selectPayments>>['rows'][number]

export async function selectPayments(
  db: Db,
  accountId: AccountId,
  { page, limit }: { page: number; limit: number },
) {
  const [found, { total }] = await Promise.all([
    db
      .selectFrom('payments')
      .select('id')
      .where('account_id', '=', accountId)
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom('payments')
      .select((q) => q.fn.countAll<number>().as('total'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow(),
  ])
  const rows = await selectDetails(
    db,
    found.map(({ id }) => id),
  )
  return { rows, total }
}

/** Newest first. */
export const selectDetails = (db: Db, ids: number[]) =>
  db
    .selectFrom('payments as p')
    .innerJoin('plans', 'plans.id', 'p.plan_id')
    .leftJoin('cards', 'cards.id', 'p.card_id')
    .leftJoin('invoices as i', 'i.payment_id', 'p.id')
    .select(['p.id', 'p.created_at', 'p.settled_at', 'p.purpose', 'p.amount_cents', 'p.refunded_cents'])
    .select(['p.status', 'p.failure_code', 'p.gateway', 'plans.name as plan_name'])
    .select(['cards.brand', 'cards.last4', 'i.id as invoice_id', 'i.number as invoice_number'])
    .select(
      sql<Numbered[]>`coalesce((
        select jsonb_agg(jsonb_build_object('id', c.id, 'number', c.number, 'total_cents', c.total_cents) order by c.id)
        from invoices c where c.corrects_id = i.id), '[]')`.as('corrections'),
    )
    .where('p.id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('p.id', 'desc')
    .execute()

export async function selectPaymentIds(db: Db, accountId: AccountId): Promise<number[]> {
  const rows = await db
    .selectFrom('payments')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id }) => id)
}

export async function isAccount(db: Db, id: AccountId): Promise<boolean> {
  return (await db.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}
