import type { Invoice, InvoiceDetail, InvoiceState } from '#domains/billing/common/invoices/invoices.ts'
import type { StoredInvoice } from '../invoices.queries.ts'
import type { InvoiceRow } from './lists.queries.ts'

const iso = (at: Date | null) => at && at.toISOString()

export function viewInvoice(row: InvoiceRow, isAdmin: boolean): Invoice {
  const { id, number, kind, issued_at, description, total_cents, gst_cents, refunded_cents } = row
  const { is_test, reason, corrects_id, corrects_number, recipient_name, account_id } = row
  return {
    id,
    number,
    kind,
    state: getState(row),
    issued_at: issued_at.toISOString(),
    description,
    total_cents,
    gst_cents,
    refunded_cents,
    is_test,
    reason,
    corrects:
      corrects_id !== null && corrects_number !== null ? { id: corrects_id, number: corrects_number } : null,
    recipient_name,
    account_id: isAdmin ? account_id : null,
  }
}

type Refunded = Pick<InvoiceRow, 'kind' | 'total_cents' | 'refunded_cents'>

export function getState({ kind, total_cents, refunded_cents }: Refunded): InvoiceState {
  if (kind === 'correction') return 'correction'
  if (refunded_cents === 0) return 'paid'
  return refunded_cents === total_cents ? 'refunded' : 'partly_refunded'
}

export function viewDetail(row: InvoiceRow, stored: StoredInvoice, isAdmin: boolean): InvoiceDetail {
  const { supplier_name, supplier_address, supplier_gst_number, recipient_identifier, payment_id } = stored
  return {
    ...viewInvoice(row, isAdmin),
    supplier_name,
    supplier_address,
    supplier_gst_number,
    recipient_identifier,
    lines: stored.lines.map(({ position: _position, starts_at, ends_at, ...line }) => ({
      ...line,
      starts_at: iso(starts_at),
      ends_at: iso(ends_at),
    })),
    corrections: stored.corrections.map(({ issued_at, ...one }) => ({
      ...one,
      issued_at: issued_at.toISOString(),
    })),
    payment_id,
  }
}
