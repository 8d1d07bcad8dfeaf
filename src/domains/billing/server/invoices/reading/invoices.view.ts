import type { Invoice, InvoiceDetail, InvoiceState } from '#domains/billing/common/invoices/invoices.ts'
import type { StoredInvoice } from '../invoices.queries.ts'
import type { InvoiceRow } from './lists.queries.ts'

const iso = (at: Date | null) => at && at.toISOString()

export function viewInvoice(row: InvoiceRow, isAdmin: boolean): Invoice {
  const {
    id,
    number,
    kind,
    issued_at: issuedAt,
    description,
    total_cents: totalCents,
    gst_cents: gstCents,
    refunded_cents: refundedCents,
  } = row
  const {
    is_test: isTest,
    reason,
    corrects_id: correctsId,
    corrects_number: correctsNumber,
    recipient_name: recipientName,
    account_id: accountId,
  } = row
  return {
    id,
    number,
    kind,
    state: getState(row),
    issued_at: issuedAt.toISOString(),
    description,
    total_cents: totalCents,
    gst_cents: gstCents,
    refunded_cents: refundedCents,
    is_test: isTest,
    reason,
    corrects:
      correctsId !== null && correctsNumber !== null ? { id: correctsId, number: correctsNumber } : null,
    recipient_name: recipientName,
    account_id: isAdmin ? accountId : null,
  }
}

type Refunded = Pick<InvoiceRow, 'kind' | 'total_cents' | 'refunded_cents'>

export function getState({
  kind,
  total_cents: totalCents,
  refunded_cents: refundedCents,
}: Refunded): InvoiceState {
  if (kind === 'correction') return 'correction'
  if (refundedCents === 0) return 'paid'
  return refundedCents === totalCents ? 'refunded' : 'partly_refunded'
}

export function viewDetail(row: InvoiceRow, stored: StoredInvoice, isAdmin: boolean): InvoiceDetail {
  const {
    supplier_name: supplierName,
    supplier_address: supplierAddress,
    supplier_gst_number: supplierGstNumber,
    recipient_identifier: recipientIdentifier,
    payment_id: paymentId,
  } = stored
  return {
    ...viewInvoice(row, isAdmin),
    supplier_name: supplierName,
    supplier_address: supplierAddress,
    supplier_gst_number: supplierGstNumber,
    recipient_identifier: recipientIdentifier,
    lines: stored.lines.map(({ position: _position, starts_at: startsAt, ends_at: endsAt, ...line }) => ({
      ...line,
      starts_at: iso(startsAt),
      ends_at: iso(endsAt),
    })),
    corrections: stored.corrections.map(({ issued_at: issuedAt, ...one }) => ({
      ...one,
      issued_at: issuedAt.toISOString(),
    })),
    payment_id: paymentId,
  }
}
