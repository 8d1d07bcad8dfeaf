import { formatFeeDocumentNumber } from '#domains/trade-payments/common/fees/fee-document-number.ts'
import type { FeeDocument, FeeLineKind } from '#domains/trade-payments/common/fees/fee-documents.ts'
import { formatDate, formatExactMoney, formatMonth } from '#platform/common/formats/formats.ts'
import { formatGstNumber } from '#platform/common/gst.ts'
import type { PdfSheet } from '#platform/server/files/pdf/pdf-sheet.ts'
import * as t from '#domains/trade-payments/texts.ts'

/** Has all that taxable supply information needs, as invoices do. */
export function composeFeeSheet(document: FeeDocument): PdfSheet {
  const { supplier_gst_number: gstNumber, total_cents: totalCents, gst_cents: gstCents, lines } = document
  const hasGst = gstNumber !== '' || lines.some((line) => line.gst_cents !== 0)
  const hasWithdrawals = lines.some(({ kind }) => kind === 'withdrawal_fee')
  return {
    title: t.fees_of_month({
      month: formatMonth(new Date(`${document.month}-15T00:00:00Z`)),
      is_open: document.number === null,
    }),
    testNotice: document.is_test ? t.fees_test_no_money_was_taken() : null,
    supplier: [
      document.supplier_name,
      document.supplier_address,
      gstNumber === '' ? '' : t.fees_gst_number({ number: formatGstNumber(gstNumber) }),
    ].filter(Boolean),
    facts: listFacts(document),
    columns: [t.fees_description(), ...(hasGst ? [t.fees_gst()] : []), t.fees_amount()],
    rows: lines.map((line) => ({
      description: describeLine(line.kind, line.title),
      period: t.fees_listing_and_day({
        listing: String(line.listing_id),
        day: formatDate(new Date(line.at)),
      }),
      amounts: [...(hasGst ? [line.gst_cents] : []), line.total_cents].map(formatExactMoney),
    })),
    totals: [
      ...(hasGst ? listGst(totalCents, gstCents) : []),
      [t.fees_total({ has_gst: hasGst }), formatExactMoney(totalCents)],
    ],
    notes: [
      hasGst ? t.fees_amounts_have_gst() : '',
      t.fees_taken_from_payouts(),
      hasWithdrawals ? t.fees_withdrawals_are_due() : '',
    ].filter(Boolean),
  }
}

function listFacts({ number, issued_at: issuedAt, ...document }: FeeDocument): PdfSheet['facts'] {
  return [
    ...(number === null ? [] : [fact(t.fees_number(), formatFeeDocumentNumber(number))]),
    ...(issuedAt === null ? [] : [fact(t.fees_date(), formatDate(new Date(issuedAt)))]),
    fact(t.fees_seller(), document.recipient_name),
    fact(t.fees_email(), document.recipient_identifier),
  ]
}

const fact = (label: string, value: string): [string, string] => [label, value]

const listGst = (totalCents: number, gstCents: number): [string, string][] => [
  [t.fees_total_without_gst(), formatExactMoney(totalCents - gstCents)],
  [t.fees_gst_of_15_percent(), formatExactMoney(gstCents)],
]

function describeLine(kind: FeeLineKind, title: string): string {
  const lines: Record<FeeLineKind, (values: { title: string }) => string> = {
    success_fee: t.fees_line_success,
    success_fee_correction: t.fees_line_given_back,
    withdrawal_fee: t.fees_line_withdrawal,
  }
  return lines[kind]({ title })
}
