import type { ConsumerNotice } from '#contract/listings/consumer-notice.ts'
import { formatMoney } from '#shared/formats/formats.ts'
import { makePdf, type Pdf } from '#server/platform/files/pdf.ts'

const title = 'Consumer Information Notice'
const left = 48
const label_width = 176
const value_left = left + label_width
const value_width = 595.28 - value_left - 48
const grey = '#4a5a58'
const line_colour = '#c9d2d0'

type Row = [label: string, value: string]

const distance = (km: number | null) => (km === null ? 'No odometer' : `${km.toLocaleString('en-NZ')} km`)

const traderRows = (notice: ConsumerNotice): Row[] => [
  ['Trader', notice.trader_name],
  ['Address', notice.trader_address],
  ['Phone', notice.trader_phone],
  ['Motor vehicle trader number', notice.trader_number ?? 'Not given'],
]

const vehicleRows = (notice: ConsumerNotice): Row[] => [
  ['Make and model', `${notice.make} ${notice.model}`],
  ['Vehicle year', String(notice.year)],
  ['Registration plate', notice.plate ?? 'None'],
  notice.vin === null ? ['Chassis number', notice.chassis_number ?? 'None'] : ['VIN', notice.vin],
  ['Distance travelled', distance(notice.odometer_km)],
  ['First registered in New Zealand', String(notice.first_registered_year)],
  ['Imported used', notice.is_imported_used ? 'Yes' : 'No'],
]

export const describePrice = ({ cash_price_cents }: ConsumerNotice): string =>
  cash_price_cents === null
    ? 'For sale by auction'
    : `${formatMoney(cash_price_cents)}, with GST and all on-road costs`

/** The notice on one sheet of A4, to be put into the window and signed when it is sold. */
export function consumerNoticePdf(notice: ConsumerNotice, listing_id: number): Promise<Buffer> {
  const name = `${title}: ${notice.year} ${notice.make} ${notice.model}`
  return makePdf(name, (pdf) => {
    const sheet = pdf.struct('Document')
    pdf.addStructure(sheet)
    const write = (kind: string, draw: () => void) => sheet.add(pdf.struct(kind, {}, draw))
    write('H1', () => pdf.font('strong').fontSize(24).text(title, left, 48))
    write('P', () =>
      paragraph(
        pdf,
        'Consumer Information Standards (Used Motor Vehicles) Regulations 2008, Fair Trading Act 1986',
      ),
    )
    section(pdf, write, 'Who sells it', traderRows(notice))
    section(pdf, write, 'What it costs', [['Cash price', describePrice(notice)]])
    securityInterest(pdf, write, notice.has_security_interest)
    section(pdf, write, 'The vehicle', vehicleRows(notice))
    heading(pdf, write, 'What the buyer should know')
    for (const text of advice) write('P', () => paragraph(pdf, text))
    signatures(pdf, write)
    write('P', () => pdf.fillColor(grey).fontSize(8).text(`Hoko, listing ${listing_id}`, left, 780))
    sheet.end()
  })
}

const advice = [
  'Whoever buys from a trader has the Consumer Guarantees Act 1993 and the Fair Trading Act 1986 behind them. Disputes go to the Motor Vehicle Disputes Tribunal.',
  'If there is a security interest, the vehicle may be taken by whoever holds it. Look it up at ppsr.companiesoffice.govt.nz before you pay.',
]

type Write = (kind: string, draw: () => void) => unknown

function heading(pdf: Pdf, write: Write, text: string): void {
  const at = pdf.y + 14
  write('H2', () => pdf.fillColor('black').font('strong').fontSize(12).text(text, left, at))
  pdf.y += 2
}

function section(pdf: Pdf, write: Write, text: string, rows: Row[]): void {
  heading(pdf, write, text)
  for (const [label, value] of rows) {
    const at = pdf.y + 5
    write('P', () => {
      pdf
        .font('regular')
        .fontSize(10)
        .fillColor(grey)
        .text(label, left, at, { width: label_width - 8 })
      const label_end = pdf.y
      pdf
        .font('strong')
        .fontSize(11)
        .fillColor('black')
        .text(value, value_left, at - 0.5, { width: value_width })
      pdf.y = Math.max(pdf.y, label_end)
    })
    rule(pdf, pdf.y + 3)
    pdf.y += 3
  }
}

function securityInterest(pdf: Pdf, write: Write, hasOne: boolean): void {
  const at = pdf.y + 5
  write('P', () => {
    pdf.font('regular').fontSize(10).fillColor(grey)
    pdf.text('Security interest on the PPSR', left, at, { width: label_width - 8 })
    pdf.font('strong').fontSize(11).fillColor('black')
    pdf.text(hasOne ? 'Yes, there is one' : 'No, there is none', value_left + 74, at - 0.5)
  })
  box(pdf, value_left, at, 'Yes', hasOne)
  box(pdf, value_left + 36, at, 'No', !hasOne)
  rule(pdf, pdf.y + 3)
  pdf.y += 3
}

/** Drawn: to whoever listens, the words beside it say the same. */
function box(pdf: Pdf, x: number, y: number, label: string, isTicked: boolean): void {
  const drawn = pdf.y
  pdf.markContent('Artifact', { type: 'Layout' })
  pdf.lineWidth(1).strokeColor('black').rect(x, y, 10, 10).stroke()
  if (isTicked)
    pdf
      .moveTo(x + 2, y + 5)
      .lineTo(x + 4.5, y + 8)
      .lineTo(x + 8.5, y + 2)
      .stroke()
  pdf
    .font('regular')
    .fontSize(9)
    .text(label, x + 13, y, { lineBreak: false })
  pdf.endMarkedContent()
  pdf.y = drawn
}

function signatures(pdf: Pdf, write: Write): void {
  heading(pdf, write, 'When it is sold')
  const at = pdf.y + 30
  for (const [x, label] of [
    [left, 'Buyer’s signature: I have had a copy of this notice'],
    [left + 330, 'Date'],
  ] as const) {
    rule(pdf, at, x, x + (x === left ? 300 : 169))
    write('P', () =>
      pdf
        .font('regular')
        .fontSize(9)
        .fillColor(grey)
        .text(label, x, at + 4),
    )
  }
}

function paragraph(pdf: Pdf, text: string): void {
  pdf
    .font('regular')
    .fontSize(9.5)
    .fillColor(grey)
    .text(text, left, pdf.y + 3, { width: 499 })
}

function rule(pdf: Pdf, y: number, from = left, to = 547): void {
  pdf.markContent('Artifact', { type: 'Layout' })
  pdf.lineWidth(0.5).strokeColor(line_colour).moveTo(from, y).lineTo(to, y).stroke()
  pdf.endMarkedContent()
}
