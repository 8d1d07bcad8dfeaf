import path from 'node:path'
import type { FeeDocument } from '#domains/trade-payments/common/fees/fee-documents.ts'
import { createPdfRenderer, type RenderPdf } from '#platform/server/files/pdf/render-pdf.ts'

export const renderFeePdf: RenderPdf<FeeDocument> = createPdfRenderer(
  path.join(import.meta.dirname, 'fee-pdf.view.ts'),
)
