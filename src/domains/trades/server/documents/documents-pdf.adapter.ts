import path from 'node:path'
import { createPdfRenderer, type RenderPdf } from '#platform/server/files/pdf/render-pdf.ts'
import type { ParcelDocument } from './parcel.labels.ts'
import type { Receipt } from './receipt.labels.ts'

export type TradeDocument = Receipt | ParcelDocument

export const renderDocumentPdf: RenderPdf<TradeDocument> = createPdfRenderer(
  path.join(import.meta.dirname, 'documents-pdf.view.ts'),
)
