import { makePdf, type Pdf } from '#platform/server/files/pdf/pdf-fonts.ts'
import {
  pdfGrey,
  type PdfStructure,
  renderArtifact,
  renderRule,
  writeElement,
} from '#platform/server/files/pdf/pdf-parts.ts'
import type { Label } from './parcel.labels.ts'
import * as t from '#domains/trades/texts.ts'

/** A6: 105 × 148 mm, in points. */
const pageHeight = 419.53
const margin = 20
const left = margin
const right = 297.64 - margin
const width = right - left
/** Where the sender begins; the address has the room above. */
const fromTop = pageHeight - margin - 76
const postcodeSize = 40
const markingHeight = 26

export function renderLabel(label: Label): Promise<Buffer> {
  return makePdf(
    label.name,
    (pdf) => {
      // Nothing runs on to a second label.
      pdf.page.margins.bottom = 0
      const root = pdf.struct(t.pdf_document())
      pdf.addStructure(root)
      renderAddress(pdf, root, label)
      renderSender(pdf, root, label)
      root.end()
    },
    { size: 'A6', margin },
  )
}

interface Line {
  text: string
  font: 'regular' | 'strong'
  size: number
}

const getLines = ({ recipient, lines, place }: Label): Line[] =>
  [
    { text: recipient, font: 'strong', size: 18 } as const,
    ...lines.map((text) => ({ text, font: 'regular', size: 16 }) as const),
    { text: place, font: 'strong', size: 18 } as const,
  ].filter(({ text }) => text !== '')

const setFont = (pdf: Pdf, { font, size }: Line, scale: number) => pdf.font(font).fontSize(size * scale)

const measure = (pdf: Pdf, lines: Line[], scale: number) =>
  lines.reduce(
    (sum, line) => sum + setFont(pdf, line, scale).heightOfString(line.text, { width }) + 4 * scale,
    0,
  )

const smallest = 0.5

/** Long lines wrap; if they need more room than there is, all letters become smaller. */
function findScale(pdf: Pdf, lines: Line[], room: number): number {
  for (let scale = 1; scale > smallest; scale -= 0.05) if (measure(pdf, lines, scale) <= room) return scale
  return smallest
}

function renderAddress(pdf: Pdf, root: PdfStructure, label: Label): void {
  const { toLabel, postcode, marking } = label
  writeElement(pdf, root, 'P', () =>
    pdf.font('regular').fontSize(9).fillColor(pdfGrey).text(toLabel, left, margin, { width }),
  )
  const lines = getLines(label)
  const under = postcodeSize * 1.2 + (marking === null ? 0 : markingHeight + 6) + 12
  const scale = findScale(pdf, lines, fromTop - pdf.y - under)
  pdf.y += 4
  for (const line of lines) {
    writeElement(pdf, root, 'P', () =>
      setFont(pdf, line, scale).fillColor('black').text(line.text, left, pdf.y, { width }),
    )
    pdf.y += 4 * scale
  }
  writeElement(pdf, root, 'P', () =>
    pdf.font('strong').fontSize(postcodeSize).fillColor('black').text(postcode, left, pdf.y, { width }),
  )
  if (marking !== null) renderMarking(pdf, root, marking)
}

function renderMarking(pdf: Pdf, root: PdfStructure, marking: string): void {
  const at = pdf.y + 2
  renderArtifact(pdf, () => pdf.rect(left, at, width, markingHeight).fill('black'))
  writeElement(pdf, root, 'P', () =>
    pdf
      .font('strong')
      .fontSize(15)
      .fillColor('white')
      .text(marking, left, at + 4.5, { width, align: 'center', characterSpacing: 1 }),
  )
}

function renderSender(pdf: Pdf, root: PdfStructure, { fromLabel, from, reference }: Label): void {
  renderRule(pdf, fromTop, { left, right })
  const referenceWidth = 84
  const senderWidth = width - referenceWidth - 8
  writeElement(pdf, root, 'P', () =>
    pdf
      .font('regular')
      .fontSize(9)
      .fillColor(pdfGrey)
      .text(fromLabel, left, fromTop + 8, { width: senderWidth }),
  )
  for (const text of from) {
    writeElement(pdf, root, 'P', () =>
      pdf
        .font('regular')
        .fontSize(10)
        .fillColor('black')
        .text(text, left, pdf.y + 1, { width: senderWidth, height: 26, ellipsis: true }),
    )
  }
  writeElement(pdf, root, 'P', () =>
    pdf
      .font('strong')
      .fontSize(16)
      .fillColor('black')
      .text(reference, right - referenceWidth, fromTop + 20, { width: referenceWidth, align: 'right' }),
  )
}
