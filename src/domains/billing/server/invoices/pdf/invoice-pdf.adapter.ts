import path from 'node:path'
import { createPdfRenderer, type RenderPdf } from '#platform/server/files/pdf/render-pdf.ts'
import type { StoredInvoice } from '../invoices.queries.ts'

export const renderInvoicePdf: RenderPdf<StoredInvoice> = createPdfRenderer(
  path.join(import.meta.dirname, 'invoice-pdf.view.ts'),
)
