import type { TradeDocument } from './documents-pdf.adapter.ts'
import { renderLabel } from './label-pdf.view.ts'
import { composeLabel, composePackingSlip } from './parcel.labels.ts'
import { composeReceipt } from './receipt.labels.ts'
import { renderSheet } from './sheet-pdf.view.ts'

export function renderPdf(document: TradeDocument): Promise<Buffer> {
  if (document.kind === 'receipt') return renderSheet(composeReceipt(document))
  return document.kind === 'label'
    ? renderLabel(composeLabel(document))
    : renderSheet(composePackingSlip(document))
}
