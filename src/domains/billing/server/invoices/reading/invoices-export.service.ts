import { Readable } from 'node:stream'
import type { InvoiceState } from '#domains/billing/common/invoices/invoices.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { formatByPattern } from '#platform/common/formats/formats.ts'
import { formatInvoiceNumber } from '#domains/billing/common/invoices/invoice-number.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { transact, type Db } from '#platform/server/database/db.ts'
import { csvDollars, csvTable, csvTime, type CsvColumn } from '#platform/server/files/csv.ts'
import type { AnsweredFile } from '#platform/server/http/call.ts'
import { getState } from './invoices.view.ts'
import { selectInvoiceIds, selectRows, type InvoiceRow, type InvoiceSearch } from './lists.queries.ts'
import * as t from '#domains/billing/texts.ts'

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
