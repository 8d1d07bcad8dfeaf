import { formatInvoiceNumber } from '#domains/billing/common/invoices/invoice-number.ts'
import { renderSheetPdf } from '#platform/server/files/pdf/pdf-sheet.ts'
import type { StoredInvoice } from '../invoices.queries.ts'
import { composeSheet } from './sheet.labels.ts'
import * as t from '#domains/billing/texts.ts'

/** Renders the same bytes each time. */
export function renderPdf(invoice: StoredInvoice): Promise<Buffer> {
  const sheet = composeSheet(invoice)
  const number = formatInvoiceNumber(invoice.number)
  return renderSheetPdf(sheet, {
    name: t.document_title({ title: sheet.title, number }),
    number,
    author: invoice.supplier_name,
    made_at: invoice.issued_at,
  })
}
