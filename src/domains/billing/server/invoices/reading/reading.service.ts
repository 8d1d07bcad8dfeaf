import { Readable } from 'node:stream'
import { formatInvoiceNumber } from '#domains/billing/common/invoices/invoice-number.ts'
import type {
  downloadInvoicesOfYear,
  InvoiceDetail,
  listInvoices,
  InvoiceState,
} from '#domains/billing/common/invoices/invoices.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { formatByPattern } from '#platform/common/formats/formats.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { type Db, transact } from '#platform/server/database/db.ts'
import { csvDollars, csvTable, csvTime, type CsvColumn } from '#platform/server/files/csv.ts'
import { refuseIfPdfQueueIsFull } from '#platform/server/files/pdf/render-pdf.ts'
import { packZip, type ZipEntry } from '#platform/server/files/zip.ts'
import type { AnsweredFile, Caller } from '#platform/server/http/call.ts'
import { refuse } from '#platform/server/refusal.ts'
import { selectInvoice, type StoredInvoice } from '../invoices.queries.ts'
import { renderInvoicePdf } from '../pdf/invoice-pdf.adapter.ts'
import { viewDetail, viewInvoice, getState } from './invoices.view.ts'
import {
  selectInvoiceIds,
  selectPage,
  selectRows,
  selectYears,
  type InvoiceSearch,
  type InvoiceRow,
} from './lists.queries.ts'
import * as t from '#domains/billing/texts.ts'

/** A member gets only their own, whatever the search. */
export async function listFor(
  db: Db,
  { id, type }: Caller,
  { page, limit, ...search }: OperationValues<typeof listInvoices>,
): Promise<OperationReply<typeof listInvoices>> {
  const isAdmin = type === 'admin'
  const own: InvoiceSearch = isAdmin ? search : { year: search.year, user_id: id }
  const [{ rows, total }, years] = await Promise.all([
    selectPage(db, own, { page, limit }),
    selectYears(db, isAdmin ? null : id),
  ])
  return { items: rows.map((row) => viewInvoice(row, isAdmin)), total, page, limit, years }
}

/** Another member's invoice is not found, so that numbers can't be probed. */
async function findInvoice(db: Db, { id, type }: Caller, invoiceId: number): Promise<StoredInvoice> {
  const invoice = await selectInvoice(db, invoiceId)
  if (!invoice || (type !== 'admin' && invoice.account_id !== id)) return refuse('not_found')
  return invoice
}

export async function readInvoice(db: Db, caller: Caller, invoiceId: number): Promise<InvoiceDetail> {
  const stored = await findInvoice(db, caller, invoiceId)
  const [row] = await selectRows(db, [invoiceId])
  return viewDetail(must(row, 'row'), stored, caller.type === 'admin')
}

export async function downloadPdf(db: Db, caller: Caller, invoiceId: number): Promise<AnsweredFile> {
  const invoice = await findInvoice(db, caller, invoiceId)
  const content = await renderInvoicePdf(invoice)
  return { name: nameFile(invoice, 'pdf'), content_type: 'application/pdf', content, is_shown: true }
}

export async function downloadJson(db: Db, caller: Caller, invoiceId: number): Promise<AnsweredFile> {
  const invoice = await readInvoice(db, caller, invoiceId)
  const content = Buffer.from(`${JSON.stringify(invoice, null, 2)}\n`)
  return { name: nameFile(invoice, 'json'), content_type: 'application/json; charset=utf-8', content }
}

const nameFile = ({ number }: { number: number }, ending: string) =>
  `${formatInvoiceNumber(number)}.${ending}`

export async function downloadYear(
  db: Db,
  accountId: AccountId,
  { year }: OperationValues<typeof downloadInvoicesOfYear>,
): Promise<AnsweredFile> {
  refuseIfPdfQueueIsFull()
  const ids = await selectInvoiceIds(db, { user_id: accountId, year })
  return {
    name: `hoko-invoices-${year}.zip`,
    content_type: 'application/zip',
    content: packZip(listPdfs(db, ids.toReversed())),
  }
}

/** Makes one at a time, while the archive is sent. */
async function* listPdfs(db: Db, ids: number[]): AsyncGenerator<ZipEntry> {
  for (const id of ids) {
    const invoice = await selectInvoice(db, id)
    if (!invoice) continue
    const pdf = await renderInvoicePdf(invoice, { canBeRefused: false })
    const content = Readable.from([pdf], { objectMode: false })
    yield { path: nameFile(invoice, 'pdf'), content, isCompressed: true }
  }
}

const getStates = makeTexts((): Record<InvoiceState, string> => ({
  paid: t.paid(),
  partly_refunded: t.partly_refunded(),
  refunded: t.refunded(),
  correction: t.correction(),
}))

const getColumns = makeTexts((): CsvColumn<InvoiceRow>[] => [
  { head: t.number(), cell: ({ number }) => formatInvoiceNumber(number) },
  { head: t.date_nz_time(), cell: ({ issued_at: issuedAt }) => csvTime(issuedAt) },
  { head: t.state(), cell: (row) => getStates()[getState(row)] },
  { head: t.user_number(), cell: ({ account_id: accountId }) => accountId },
  { head: t.recipient(), cell: ({ recipient_name: recipientName }) => recipientName },
  { head: t.email(), cell: ({ recipient_identifier: recipientIdentifier }) => recipientIdentifier },
  { head: t.description(), cell: ({ description }) => description },
  { head: t.total(), cell: ({ total_cents: totalCents }) => csvDollars(totalCents) },
  { head: t.gst(), cell: ({ gst_cents: gstCents }) => csvDollars(gstCents) },
  { head: t.refunded(), cell: ({ refunded_cents: refundedCents }) => csvDollars(refundedCents) },
  {
    head: t.corrects(),
    cell: ({ corrects_number: correctsNumber }) => correctsNumber && formatInvoiceNumber(correctsNumber),
  },
  { head: t.reason(), cell: ({ reason }) => reason },
  { head: t.test(), cell: ({ is_test: isTest }) => (isTest ? t.yes() : t.no()) },
])

/** Exports the whole table, and records it in the audit log. */
export async function exportTable(db: Db, actorId: AccountId, search: InvoiceSearch): Promise<AnsweredFile> {
  const ids = await selectInvoiceIds(db, search)
  await transact(db, (tx) =>
    recordAudit(tx, {
      actor_id: actorId,
      action: 'invoices.exported',
      subject_kind: 'invoices',
      subject_id: null,
      after: { ...search, rows: ids.length },
    }),
  )
  return {
    name: `hoko-invoices-${formatByPattern(new Date(), 'YYYY-MM-DD')}.csv`,
    content_type: 'text/csv; charset=utf-8',
    content: Readable.from(csvTable(getColumns(), ids, (some) => selectRows(db, some))),
  }
}
