import path from 'node:path'
import { createPdfRenderer } from '#server/platform/files/render-pdf.ts'
import type { StoredInvoice } from '../invoices.queries.ts'

export const renderInvoicePdf = createPdfRenderer<StoredInvoice>(
  path.join(import.meta.dirname, 'invoice-pdf.view.ts'),
)
