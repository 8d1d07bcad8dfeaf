import type { Db } from '#platform/server/database/db.ts'

export type StoredInvoice = NonNullable<Awaited<ReturnType<typeof selectInvoice>>>

/** Selects everything printed on it. */
export async function selectInvoice(db: Db, id: number) {
  const invoice = await db
    .selectFrom('invoices as i')
    .selectAll('i')
    .where('i.id', '=', id)
    .executeTakeFirst()
  if (!invoice) return null
  const [lines, corrects, corrections] = await Promise.all([
    selectLines(db, id),
    invoice.corrects_id === null ? null : selectNamed(db, invoice.corrects_id),
    selectCorrections(db, id),
  ])
  return { ...invoice, lines, corrects, corrections }
}

async function selectLines(db: Db, invoiceId: number) {
  return await db
    .selectFrom('invoice_lines')
    .select(['position', 'description', 'total_cents', 'gst_cents', 'starts_at', 'ends_at'])
    .where('invoice_id', '=', invoiceId)
    .orderBy('position')
    .execute()
}

const named = ['id', 'number', 'issued_at', 'total_cents', 'reason'] as const

async function selectNamed(db: Db, id: number) {
  return await db.selectFrom('invoices').select(named).where('id', '=', id).executeTakeFirstOrThrow()
}

async function selectCorrections(db: Db, correctsId: number) {
  return await db
    .selectFrom('invoices')
    .select(named)
    .where('corrects_id', '=', correctsId)
    .orderBy('id')
    .execute()
}
