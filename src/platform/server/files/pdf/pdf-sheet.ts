import { must } from '#platform/common/must.ts'
import { makePdf, type Pdf } from './pdf-fonts.ts'
import { pdfGrey, type PdfStructure, renderArtifact, renderRule, writeElement } from './pdf-parts.ts'
import * as t from '#platform/texts.ts'

/** A document of lines with amounts, such as an invoice. */
export interface PdfSheet {
  title: string
  /** Shown prominently above everything else. */
  testNotice: string | null
  supplier: string[]
  facts: [label: string, value: string][]
  columns: string[]
  rows: { description: string; period: string; amounts: string[] }[]
  totals: [label: string, value: string][]
  notes: string[]
}

interface SheetIdentity {
  /** The title with the number, for readers and tabs. */
  name: string
  /** At the bottom of each page. */
  number: string
  author: string
  made_at: Date
}

const left = 48
const right = 547
const width = right - left
const labelWidth = 112
const amountWidth = 92
/** Just above the line with the page number. */
const bottom = 770
const warningColour = '#9a3412'

/** Renders the same bytes each time. */
export function renderSheetPdf(sheet: PdfSheet, { name, number, ...origin }: SheetIdentity): Promise<Buffer> {
  return makePdf(
    name,
    (pdf) => {
      const root = pdf.struct(t.pdf_document())
      pdf.addStructure(root)
      renderHead(pdf, root, sheet)
      renderFacts(pdf, root, sheet.facts)
      renderLines(pdf, root, sheet)
      renderTotals(pdf, root, sheet)
      root.end()
      numberPages(pdf, number)
    },
    { ...origin, buffersPages: true },
  )
}

function renderHead(pdf: Pdf, root: PdfStructure, { title, testNotice, supplier }: PdfSheet): void {
  writeElement(pdf, root, 'H1', () =>
    pdf
      .font('strong')
      .fontSize(24)
      .fillColor('black')
      .text(title, left, 48, { width: width * 0.5 }),
  )
  const titleEnd = pdf.y
  let y = 52
  for (const [at, text] of supplier.entries()) {
    writeElement(pdf, root, 'P', () => {
      pdf.font(at === 0 ? 'strong' : 'regular').fontSize(at === 0 ? 12 : 10)
      pdf.fillColor(at === 0 ? 'black' : pdfGrey)
      pdf.text(text, left + width * 0.54, y, { width: width * 0.46, align: 'right' })
    })
    y = pdf.y + 2
  }
  pdf.y = Math.max(titleEnd, y) + 10
  if (testNotice) renderNotice(pdf, root, testNotice)
}

function renderNotice(pdf: Pdf, root: PdfStructure, notice: string): void {
  const at = pdf.y
  renderArtifact(pdf, () => pdf.lineWidth(1).strokeColor(warningColour).rect(left, at, width, 26).stroke())
  writeElement(pdf, root, 'P', () =>
    pdf
      .font('strong')
      .fontSize(11)
      .fillColor(warningColour)
      .text(notice, left, at + 6, { width, align: 'center' }),
  )
  pdf.y = at + 36
}

/** Labels on the left, their values beside them. */
export function renderFacts(pdf: Pdf, root: PdfStructure, facts: PdfSheet['facts']): void {
  for (const [label, value] of facts) {
    const at = pdf.y + 3
    writeElement(pdf, root, 'P', () => {
      pdf.font('regular').fontSize(10).fillColor(pdfGrey).text(label, left, at, { width: labelWidth })
      const labelEnd = pdf.y
      const valueLeft = left + labelWidth
      pdf
        .font('strong')
        .fillColor('black')
        .text(value, valueLeft, at, { width: right - valueLeft })
      pdf.y = Math.max(pdf.y, labelEnd)
    })
  }
  pdf.y += 18
}

const amountLeft = (columns: string[], column: number) => right - amountWidth * (columns.length - column)

function renderLines(pdf: Pdf, root: PdfStructure, { columns, rows }: PdfSheet): void {
  const table = pdf.struct(t.pdf_table())
  root.add(table)
  renderColumns(pdf, table, columns)
  const descriptionWidth = amountLeft(columns, 1) - left - 12
  for (const { description, period, amounts } of rows) {
    const height = measureRow(pdf, description, period, descriptionWidth)
    if (pdf.y + height > bottom) {
      pdf.addPage()
      renderColumns(pdf, table, columns)
    }
    const at = pdf.y + 6
    const row = addRow(pdf, table)
    writeElement(pdf, row, 'TD', () => {
      pdf.font('regular').fontSize(10).fillColor('black')
      pdf.text(description, left, at, { width: descriptionWidth })
      if (period) pdf.fontSize(8.5).fillColor(pdfGrey).text(period, { width: descriptionWidth })
    })
    renderAmounts(pdf, row, { kind: 'TD', font: 'regular', columns, amounts, at })
    pdf.y = at - 6 + height
    renderRule(pdf, pdf.y, { left, right })
  }
}

function measureRow(pdf: Pdf, description: string, period: string, rowWidth: number): number {
  const options = { width: rowWidth }
  const described = pdf.font('regular').fontSize(10).heightOfString(description, options)
  return described + (period ? pdf.fontSize(8.5).heightOfString(period, options) : 0) + 12
}

function addRow(pdf: Pdf, table: PdfStructure): PdfStructure {
  const row = pdf.struct('TR')
  table.add(row)
  return row
}

/** Repeated on each page. */
function renderColumns(pdf: Pdf, table: PdfStructure, columns: string[]): void {
  const at = pdf.y
  const row = addRow(pdf, table)
  writeElement(pdf, row, 'TH', () => {
    pdf.font('strong').fontSize(9).fillColor(pdfGrey)
    pdf.text(must(columns[0], 'first column'), left, at, { width: amountLeft(columns, 1) - left })
  })
  renderAmounts(pdf, row, { kind: 'TH', font: 'strong', columns, amounts: columns.slice(1), at })
  pdf.y = at + 16
  renderRule(pdf, pdf.y, { left, right })
}

interface AmountCells {
  kind: 'TD' | 'TH'
  font: 'regular' | 'strong'
  columns: string[]
  amounts: string[]
  at: number
}

function renderAmounts(pdf: Pdf, row: PdfStructure, { kind, font, columns, amounts, at }: AmountCells): void {
  for (const [index, amount] of amounts.entries()) {
    writeElement(pdf, row, kind, () => {
      pdf
        .font(font)
        .fontSize(kind === 'TH' ? 9 : 10)
        .fillColor(kind === 'TH' ? pdfGrey : 'black')
      pdf.text(amount, amountLeft(columns, index + 1), at, { width: amountWidth, align: 'right' })
    })
  }
}

function renderTotals(pdf: Pdf, root: PdfStructure, { totals, notes }: PdfSheet): void {
  if (pdf.y + totals.length * 20 + notes.length * 16 + 24 > bottom) pdf.addPage()
  pdf.y += 8
  for (const [index, [label, value]] of totals.entries()) {
    const isLast = index === totals.length - 1
    const at = pdf.y + 3
    writeElement(pdf, root, 'P', () => {
      pdf.font(isLast ? 'strong' : 'regular').fontSize(isLast ? 12 : 10)
      pdf.fillColor(isLast ? 'black' : pdfGrey)
      pdf.text(label, left + 150, at, { width: width - 150 - amountWidth - 20, align: 'right' })
      pdf
        .fillColor('black')
        .text(value, right - amountWidth - 8, at, { width: amountWidth + 8, align: 'right' })
    })
  }
  pdf.y += 14
  for (const note of notes)
    writeElement(pdf, root, 'P', () =>
      pdf
        .font('regular')
        .fontSize(9.5)
        .fillColor(pdfGrey)
        .text(note, left, pdf.y + 2, { width }),
    )
}

function numberPages(pdf: Pdf, number: string): void {
  const { start, count: pages } = pdf.bufferedPageRange()
  for (let page = start; page < start + pages; page += 1) {
    pdf.switchToPage(page)
    // Otherwise a line this far down begins a new page.
    pdf.page.margins.bottom = 0
    renderArtifact(pdf, () =>
      pdf
        .font('regular')
        .fontSize(8)
        .fillColor(pdfGrey)
        .text(t.pdf_page_of_pages({ number, page: page + 1, pages }), left, 796, { width, align: 'right' }),
    )
  }
}
