import { formatDate, formatExactMoney } from '#platform/common/formats/formats.ts'
import { formatGstNumber } from '#platform/common/gst.ts'
import { formatInvoiceNumber } from '#domains/billing/common/invoices/invoice-number.ts'
import type { PdfSheet } from '#platform/server/files/pdf/pdf-sheet.ts'
import type { StoredInvoice } from '../invoices.queries.ts'
import * as t from '#domains/billing/texts.ts'

/**
 * Includes everything that taxable supply information needs at the highest amount (trading-rules.md
 * › New Zealand forms), whatever the amount. GST is named only if the supplier is registered for
 * it.
 */
export function composeSheet(invoice: StoredInvoice): PdfSheet {
  const { kind, supplier_gst_number: supplierGstNumber } = invoice
  const hasGst = supplierGstNumber !== ''
  return {
    title: kind === 'invoice' ? t.invoice() : t.supply_correction_information(),
    testNotice: invoice.is_test ? t.pdf_test_no_money_was_taken() : null,
    supplier: [
      invoice.supplier_name,
      invoice.supplier_address,
      hasGst ? t.gst_number({ number: formatGstNumber(supplierGstNumber) }) : '',
    ].filter(Boolean),
    facts: listFacts(invoice),
    columns: [t.description(), ...(hasGst ? [t.gst()] : []), t.amount()],
    rows: invoice.lines.map(
      ({
        description,
        starts_at: startsAt,
        ends_at: endsAt,
        gst_cents: gstCents,
        total_cents: totalCents,
      }) => ({
        description,
        period: startsAt && endsAt ? t.period({ from: formatDate(startsAt), to: formatDate(endsAt) }) : '',
        amounts: [...(hasGst ? [gstCents] : []), totalCents].map(formatExactMoney),
      }),
    ),
    totals: listTotals(invoice, hasGst),
    notes: [
      hasGst ? t.amounts_are_gst_inclusive() : '',
      kind === 'invoice' ? t.paid_by_card() : t.refunded_to_the_card(),
    ].filter(Boolean),
  }
}

function listFacts({ kind, corrects, ...invoice }: StoredInvoice): PdfSheet['facts'] {
  const number = formatInvoiceNumber(invoice.number)
  const shared: PdfSheet['facts'] = [
    [t.date(), formatDate(invoice.issued_at)],
    [t.recipient(), invoice.recipient_name],
    [t.email(), invoice.recipient_identifier],
  ]
  if (kind === 'invoice') return [[t.pdf_invoice_number(), number], ...shared]
  const corrected = corrects && {
    number: formatInvoiceNumber(corrects.number),
    date: formatDate(corrects.issued_at),
  }
  return [
    [t.correction_number(), number],
    ...(corrected ? ([[t.corrects(), t.invoice_of_date(corrected)]] as PdfSheet['facts']) : []),
    ...(invoice.reason ? ([[t.reason(), invoice.reason]] as PdfSheet['facts']) : []),
    ...shared,
  ]
}

function listTotals(
  { kind, total_cents: totalCents, gst_cents: gstCents }: StoredInvoice,
  hasGst: boolean,
): PdfSheet['totals'] {
  const without: [string, string] = [t.total_without_gst(), formatExactMoney(totalCents - gstCents)]
  const gst: [string, string] = [t.gst_of_15_percent(), formatExactMoney(gstCents)]
  const label =
    kind === 'invoice' ? t.pdf_total({ has_gst: hasGst }) : t.total_taken_back({ has_gst: hasGst })
  return [...(hasGst ? [without, gst] : []), [label, formatExactMoney(totalCents)]]
}
