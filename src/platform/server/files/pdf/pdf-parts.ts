import type { Pdf } from './pdf-fonts.ts'
import * as t from '#platform/texts.ts'

export const pdfGrey = '#4a5a58'
const lineColour = '#c9d2d0'

export type PdfStructure = PDFKit.PDFStructureElement

/** Adds an element that screen readers read: 'P', 'H1', 'TD'. */
export function writeElement(pdf: Pdf, parent: PdfStructure, kind: string, render: () => void): void {
  parent.add(pdf.struct(kind, {}, render))
}

/** Hidden from screen readers. */
export function renderArtifact(pdf: Pdf, render: () => void): void {
  pdf.markContent(t.pdf_artifact(), { type: 'Layout' })
  render()
  pdf.endMarkedContent()
}

export function renderRule(pdf: Pdf, y: number, { left, right }: { left: number; right: number }): void {
  renderArtifact(pdf, () =>
    pdf.lineWidth(0.5).strokeColor(lineColour).moveTo(left, y).lineTo(right, y).stroke(),
  )
}
