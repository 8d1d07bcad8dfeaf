import { formatFeeDocumentNumber } from '#domains/trade-payments/common/fees/fee-document-number.ts'
import type { FeeDocument } from '#domains/trade-payments/common/fees/fee-documents.ts'
import { must } from '#platform/common/must.ts'
import { renderSheetPdf } from '#platform/server/files/pdf/pdf-sheet.ts'
import { composeFeeSheet } from './fee-pdf.labels.ts'

/** Renders the same bytes each time, once the month has ended. */
export function renderPdf(document: FeeDocument): Promise<Buffer> {
  const sheet = composeFeeSheet(document)
  return renderSheetPdf(sheet, {
    name: sheet.title,
    number: document.number === null ? sheet.title : formatFeeDocumentNumber(document.number),
    author: document.supplier_name,
    made_at: new Date(document.issued_at ?? must(document.lines.at(-1), 'line').at),
  })
}
