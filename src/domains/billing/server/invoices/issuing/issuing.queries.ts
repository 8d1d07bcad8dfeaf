import { sql, type Insertable } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import type { Invoices } from '#platform/server/database/db-types.ts'
import type { Tx } from '#platform/server/database/db.ts'

export interface NewLine {
  description: string
  total_cents: number
  gst_cents: number
  starts_at: Date | null
  ends_at: Date | null
}

export interface IssuedInvoice {
  id: number
  number: number
  account_id: AccountId
  total_cents: number
  gst_cents: number
}

const issued = ['id', 'number', 'account_id', 'total_cents', 'gst_cents'] as const

/**
 * Locked until the end of this transaction: no other number is taken meanwhile, and this one is
 * free again if it fails.
 */
export async function lockNumbers(tx: Tx): Promise<void> {
  await tx.selectFrom('invoice_numbers').select('last_number').forUpdate().executeTakeFirstOrThrow()
}

export async function takeNumber(tx: Tx): Promise<number> {
  const { last_number: lastNumber } = await tx
    .updateTable('invoice_numbers')
    .set({ last_number: sql<number>`last_number + 1` })
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return lastNumber
}

export async function selectIssued(
  tx: Tx,
  cause: { payment_id: number } | { refund_id: string },
): Promise<IssuedInvoice | undefined> {
  return await tx
    .selectFrom('invoices')
    .select(issued)
    .where((q) => q.and(cause))
    .executeTakeFirst()
}

/** A trader's invoices are in the trading name. */
export async function selectRecipient(tx: Tx, accountId: AccountId) {
  return await tx
    .selectFrom('accounts')
    .select(sql<string>`coalesce(trading_name, first_name || ' ' || last_name)`.as('recipient_name'))
    .select('email as recipient_identifier')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
}

/**
 * Selects the fields that a correction copies from its invoice, and how much is left of each line.
 */
export async function selectCorrectable(tx: Tx, invoiceId: number) {
  const invoice = await tx
    .selectFrom('invoices')
    .select(['account_id', 'supplier_name', 'supplier_address', 'supplier_gst_number'])
    .select(['recipient_name', 'recipient_identifier', 'is_test'])
    .where('id', '=', invoiceId)
    .where('kind', '=', 'invoice')
    .executeTakeFirstOrThrow()
  const lines = await tx
    .selectFrom('invoice_lines as l')
    .select(['l.position', 'l.description', 'l.starts_at', 'l.ends_at'])
    .select([leftOf('total_cents').as('left_cents'), leftOf('gst_cents').as('left_gst_cents')])
    .where('l.invoice_id', '=', invoiceId)
    .orderBy('l.position')
    .execute()
  return { invoice, lines }
}

/** The remainder after the corrections so far. */
const leftOf = (column: 'total_cents' | 'gst_cents') => sql<number>`l.${sql.ref(column)} + coalesce((
  select sum(taken.${sql.ref(column)})::bigint
  from invoices c join invoice_lines taken on taken.invoice_id = c.id
  where c.corrects_id = l.invoice_id and taken.position = l.position), 0)`

/** Lines without a position are numbered in their order. */
export async function insertInvoice(
  tx: Tx,
  invoice: Insertable<Invoices>,
  lines: (NewLine & { position?: number })[],
): Promise<IssuedInvoice> {
  const inserted = await tx.insertInto('invoices').values(invoice).returning(issued).executeTakeFirstOrThrow()
  const rows = lines.map((line, at) => ({ position: at + 1, ...line, invoice_id: inserted.id }))
  await tx.insertInto('invoice_lines').values(rows).execute()
  return inserted
}

export async function selectAddress(tx: Tx, accountId: AccountId): Promise<string | undefined> {
  const account = await tx
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .where('status', '<>', 'deleted')
    .executeTakeFirst()
  return account?.email
}
