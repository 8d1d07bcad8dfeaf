import type { ListingId } from '#platform/common/ids.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import type { ConsumerNotice } from '#domains/listings/common/listings.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { makePdf, type Pdf } from '#platform/server/files/pdf/pdf-fonts.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/listings/texts.ts'

const getTitle = makeTexts(() => t.consumer_information_notice())
const left = 48
const labelWidth = 176
const valueLeft = left + labelWidth
const valueWidth = 595.28 - valueLeft - 48
const grey = '#4a5a58'
const lineColour = '#c9d2d0'

type NoticeRow = [label: string, value: string]

const distance = (km: number | null) => (km === null ? t.no_odometer() : `${formatCount(km)} km`)

const traderRows = (notice: ConsumerNotice): NoticeRow[] => [
  [t.trader(), notice.trader_name],
  [t.address(), notice.trader_address],
  [t.phone(), notice.trader_phone],
  [t.motor_vehicle_trader_number(), notice.trader_number ?? t.not_given()],
]

const describeImport = ({ is_imported_used: isImportedUsed }: ConsumerNotice): string =>
  isImportedUsed === null ? t.not_given() : isImportedUsed ? t.yes() : t.no()

const vehicleRows = (notice: ConsumerNotice): NoticeRow[] => [
  [t.make_and_model(), `${notice.make} ${notice.model}`],
  [t.vehicle_year(), String(notice.year)],
  [t.registration_plate(), notice.plate ?? t.none()],
  notice.vin === null ? [t.chassis_number(), notice.chassis_number ?? t.none()] : ['VIN', notice.vin],
  [t.distance_travelled(), distance(notice.odometer_km)],
  [t.first_registered_in_new_zealand(), String(notice.first_registered_year)],
  [t.imported_used(), describeImport(notice)],
]

const describePrice = ({ cash_price_cents: cashPriceCents }: ConsumerNotice): string =>
  cashPriceCents === null
    ? t.for_sale_by_auction()
    : t.price_with_gst_and_on_road_costs({ price: formatMoney(cashPriceCents) })

export interface PrintedNotice {
  notice: ConsumerNotice
  listing_id: ListingId
}

export function renderPdf({ notice, listing_id: listingId }: PrintedNotice): Promise<Buffer> {
  const name = `${getTitle()}: ${notice.year} ${notice.make} ${notice.model}`
  return makePdf(name, (pdf) => {
    const sheet = pdf.struct(t.document())
    pdf.addStructure(sheet)
    const write = (kind: string, render: () => void) => sheet.add(pdf.struct(kind, {}, render))
    write('H1', () => pdf.font('strong').fontSize(24).text(getTitle(), left, 48))
    write('P', () => paragraph(pdf, t.consumer_information_standards_used()))
    section(pdf, write, t.who_sells_it(), traderRows(notice))
    section(pdf, write, t.what_it_costs(), [[t.cash_price(), describePrice(notice)]])
    securityInterest(pdf, write, notice.has_security_interest)
    section(pdf, write, t.the_vehicle(), vehicleRows(notice))
    heading(pdf, write, t.what_the_buyer_should_know())
    for (const text of getAdvice()) write('P', () => paragraph(pdf, text))
    signatures(pdf, write)
    write('P', () =>
      pdf
        .fillColor(grey)
        .fontSize(8)
        .text(t.hoko_listing_listing_id({ listing_id: listingId }), left, 780),
    )
    sheet.end()
  })
}

const getAdvice = makeTexts(() => [
  t.you_are_protected_when_you_buy_from_a_trader(),
  t.if_there_is_a_security_interest_the(),
])

type Write = (kind: string, render: () => void) => unknown

function heading(pdf: Pdf, write: Write, text: string): void {
  const at = pdf.y + 14
  write('H2', () => pdf.fillColor('black').font('strong').fontSize(12).text(text, left, at))
  pdf.y += 2
}

function section(pdf: Pdf, write: Write, text: string, rows: NoticeRow[]): void {
  heading(pdf, write, text)
  for (const [label, value] of rows) {
    const at = pdf.y + 5
    write('P', () => {
      pdf
        .font('regular')
        .fontSize(10)
        .fillColor(grey)
        .text(label, left, at, { width: labelWidth - 8 })
      const labelEnd = pdf.y
      pdf
        .font('strong')
        .fontSize(11)
        .fillColor('black')
        .text(value, valueLeft, at - 0.5, { width: valueWidth })
      pdf.y = Math.max(pdf.y, labelEnd)
    })
    rule(pdf, pdf.y + 3)
    pdf.y += 3
  }
}

function securityInterest(pdf: Pdf, write: Write, hasOne: boolean): void {
  const at = pdf.y + 5
  write('P', () => {
    pdf.font('regular').fontSize(10).fillColor(grey)
    pdf.text(t.security_interest_on_the_ppsr(), left, at, { width: labelWidth - 8 })
    pdf.font('strong').fontSize(11).fillColor('black')
    pdf.text(hasOne ? t.yes_there_is_one() : t.no_there_is_none(), valueLeft + 74, at - 0.5)
  })
  box(pdf, valueLeft, at, t.yes(), hasOne)
  box(pdf, valueLeft + 36, at, t.no(), !hasOne)
  rule(pdf, pdf.y + 3)
  pdf.y += 3
}

/** Rendered only: screen readers get the text beside it. */
function box(pdf: Pdf, x: number, y: number, label: string, isTicked: boolean): void {
  const startY = pdf.y
  pdf.markContent(t.artifact(), { type: 'Layout' })
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
  pdf.y = startY
}

function signatures(pdf: Pdf, write: Write): void {
  heading(pdf, write, t.when_it_is_sold())
  const at = pdf.y + 30
  for (const [x, label] of [
    [left, t.buyers_signature_i_have_had_a_copy_of()],
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
  pdf.markContent(t.artifact(), { type: 'Layout' })
  pdf.lineWidth(0.5).strokeColor(lineColour).moveTo(from, y).lineTo(to, y).stroke()
  pdf.endMarkedContent()
}
