import { renderFacts } from '#platform/server/files/pdf/pdf-sheet.ts'
import { must } from '#platform/common/must.ts'
import { makePdf, type Pdf } from '#platform/server/files/pdf/pdf-fonts.ts'
import {
  pdfGrey,
  type PdfStructure,
  renderArtifact,
  renderRule,
  writeElement,
} from '#platform/server/files/pdf/pdf-parts.ts'
import type { Sheet } from './sheet.labels.ts'
import * as t from '#domains/trades/texts.ts'

const left = 48
const right = 547
const width = right - left
const gap = 24
const columnGap = 16
/** Just above the line with the page number. */
const bottom = 770
const noticeColour = '#9a3412'

export function renderSheet(sheet: Sheet): Promise<Buffer> {
  return makePdf(
    sheet.name,
    (pdf) => {
      const root = pdf.struct(t.pdf_document())
      pdf.addStructure(root)
      renderHead(pdf, root, sheet)
      renderParties(pdf, root, sheet.parties)
      renderFacts(pdf, root, sheet.facts)
      renderTable(pdf, root, sheet)
      renderTotals(pdf, root, sheet)
      root.end()
      numberPages(pdf, sheet.reference)
    },
    { buffersPages: true },
  )
}

function renderHead(pdf: Pdf, root: PdfStructure, { title, subtitle, notice }: Sheet): void {
  writeElement(pdf, root, 'H1', () =>
    pdf.font('strong').fontSize(24).fillColor('black').text(title, left, 48, { width }),
  )
  if (subtitle !== null)
    writeElement(pdf, root, 'P', () =>
      pdf.font('regular').fontSize(11).fillColor(pdfGrey).text(subtitle, left, pdf.y, { width }),
    )
  pdf.y += 14
  if (notice !== null) renderNotice(pdf, root, notice)
}

function renderNotice(pdf: Pdf, root: PdfStructure, notice: string): void {
  const at = pdf.y
  renderArtifact(pdf, () => pdf.lineWidth(1).strokeColor(noticeColour).rect(left, at, width, 26).stroke())
  writeElement(pdf, root, 'P', () =>
    pdf
      .font('strong')
      .fontSize(11)
      .fillColor(noticeColour)
      .text(notice, left, at + 6, { width, align: 'center' }),
  )
  pdf.y = at + 40
}

/** Beside each other. */
function renderParties(pdf: Pdf, root: PdfStructure, parties: Sheet['parties']): void {
  const start = pdf.y
  const columnWidth = (width - gap) / 2
  let end = start
  for (const [column, { label, lines }] of parties.entries()) {
    const x = left + column * (columnWidth + gap)
    pdf.y = start
    writeElement(pdf, root, 'H2', () =>
      pdf.font('strong').fontSize(9).fillColor(pdfGrey).text(label, x, start, { width: columnWidth }),
    )
    pdf.y += 2
    for (const [at, text] of lines.entries()) {
      writeElement(pdf, root, 'P', () => {
        pdf
          .font(at === 0 ? 'strong' : 'regular')
          .fontSize(11)
          .fillColor('black')
        pdf.text(text, x, pdf.y + 1, { width: columnWidth })
      })
    }
    end = Math.max(end, pdf.y)
  }
  pdf.y = end + 16
}

interface Cell {
  x: number
  width: number
  align: 'left' | 'right'
}

/** The gap is between a cell and the one before it. */
function placeCells(pdf: Pdf, { columns, rows }: Pick<Sheet, 'columns' | 'rows'>): Cell[] {
  const widths = columns.slice(1).map((label, at) => {
    const texts = rows.map((row) => row[at + 1] ?? '')
    const labelled = setRowFont(pdf, 'TH').widthOfString(label)
    // Rounded up, so that no text is broken for a fraction of a point.
    return (
      Math.ceil(Math.max(labelled, ...texts.map((text) => setRowFont(pdf, 'TD').widthOfString(text)))) + 2
    )
  })
  const taken = widths.reduce((sum, own) => sum + own + columnGap, 0)
  let x = right - taken
  return [
    { x: left, width: x - left, align: 'left' },
    ...widths.map((own): Cell => {
      const cell: Cell = { x: x + columnGap, width: own, align: 'right' }
      x += own + columnGap
      return cell
    }),
  ]
}

function renderTable(pdf: Pdf, root: PdfStructure, { columns, rows }: Sheet): void {
  const table = pdf.struct(t.pdf_table())
  root.add(table)
  const cells = placeCells(pdf, { columns, rows })
  renderRow(pdf, table, cells, columns, 'TH')
  for (const row of rows) {
    if (pdf.y + measureRow(pdf, cells, row, 'TD') > bottom) {
      pdf.addPage()
      renderRow(pdf, table, cells, columns, 'TH')
    }
    renderRow(pdf, table, cells, row, 'TD')
  }
}

type RowKind = 'TH' | 'TD'

const setRowFont = (pdf: Pdf, kind: RowKind) =>
  kind === 'TH' ? pdf.font('strong').fontSize(9) : pdf.font('regular').fontSize(10)

function measureRow(pdf: Pdf, cells: Cell[], texts: string[], kind: RowKind): number {
  setRowFont(pdf, kind)
  const heights = cells.map((cell, at) => pdf.heightOfString(texts[at] ?? '', { width: cell.width }))
  return Math.max(...heights) + 10
}

function renderRow(pdf: Pdf, table: PdfStructure, cells: Cell[], texts: string[], kind: RowKind): void {
  const height = measureRow(pdf, cells, texts, kind)
  const at = pdf.y
  const row = pdf.struct('TR')
  table.add(row)
  for (const [index, cell] of cells.entries()) {
    writeElement(pdf, row, kind, () => {
      setRowFont(pdf, kind).fillColor(kind === 'TH' ? pdfGrey : 'black')
      pdf.text(must(texts[index], 'text of the cell'), cell.x, at + 5, {
        width: cell.width,
        align: cell.align,
      })
    })
  }
  pdf.y = at + height
  renderRule(pdf, pdf.y, { left, right })
}

function renderTotals(pdf: Pdf, root: PdfStructure, { totals, notes }: Sheet): void {
  if (pdf.y + totals.length * 20 + notes.length * 16 + 24 > bottom) pdf.addPage()
  pdf.y += 8
  const amountWidth = 120
  for (const [index, [label, value]] of totals.entries()) {
    const isLast = index === totals.length - 1
    const at = pdf.y + 3
    writeElement(pdf, root, 'P', () => {
      pdf.font(isLast ? 'strong' : 'regular').fontSize(isLast ? 12 : 10)
      pdf.fillColor(isLast ? 'black' : pdfGrey)
      pdf.text(label, left, at, { width: width - amountWidth - columnGap, align: 'right' })
      pdf.fillColor('black').text(value, right - amountWidth, at, { width: amountWidth, align: 'right' })
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

/** Only where there are several. */
function numberPages(pdf: Pdf, reference: string): void {
  const { start, count: pages } = pdf.bufferedPageRange()
  if (pages === 1) return
  for (let page = start; page < start + pages; page += 1) {
    pdf.switchToPage(page)
    // Otherwise a line this far down begins a new page.
    pdf.page.margins.bottom = 0
    renderArtifact(pdf, () =>
      pdf
        .font('regular')
        .fontSize(8)
        .fillColor(pdfGrey)
        .text(t.document_page_of_pages({ reference, page: page + 1, pages }), left, 796, {
          width,
          align: 'right',
        }),
    )
  }
}
