import * as z from 'zod/mini'
import {
  idOfAccount,
  byId,
  calendarDay,
  file,
  id,
  instant,
  line,
  page,
  tableQuery,
  byAccount,
  pageQuery,
} from '#platform/common/shapes.ts'
import { maxInvoiceYear, minInvoiceYear } from './invoices.ts'
import * as t from '#domains/billing/texts.ts'

/**
 * The state of an invoice, by how much of it was refunded; `correction` is a credit note, not an
 * invoice.
 */
export const invoiceState = z.enum(['paid', 'partly_refunded', 'refunded', 'correction'], {
  error: t.choose_a_state,
})
export type InvoiceState = z.output<typeof invoiceState>

const invoiceKind = z.enum(['invoice', 'correction'])

export const invoice = z.strictObject({
  id,
  /** Shown as INV-000042; corrections share the number sequence. */
  number: z.int(),
  kind: invoiceKind,
  state: invoiceState,
  issued_at: instant,
  /** The text of its first line. */
  description: z.string(),
  /** GST included; negative for a correction. */
  total_cents: z.int(),
  gst_cents: z.int(),
  /** The total of corrections so far. */
  refunded_cents: z.int(),
  is_test: z.boolean(),
  reason: z.string(),
  corrects: z.nullable(z.strictObject({ id, number: z.int() })),
  recipient_name: z.string(),
  /** Only for admins. */
  account_id: z.nullable(idOfAccount),
})
export type Invoice = z.output<typeof invoice>
const wholeYear = z
  .int({ error: t.enter_a_year })
  .check(
    z.minimum(minInvoiceYear, { error: t.enter_a_year }),
    z.maximum(maxInvoiceYear, { error: t.enter_a_year }),
  )

const invoiceSearch = {
  /** A year in Auckland's time. */
  year: z.optional(wholeYear),
  /** The filters below are for admins; a member's own list leaves them out. */
  q: z.optional(line(t.search, 100, 0)),
  user_id: z.optional(idOfAccount),
  state: z.optional(invoiceState),
  /** Days in Auckland, inclusive. */
  from: z.optional(calendarDay),
  to: z.optional(calendarDay),
  sort: z._default(z.enum(['issued_at', 'number', 'recipient_name', 'total_cents']), 'issued_at'),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
}

export const listInvoices = {
  query: z.strictObject({ ...invoiceSearch, ...tableQuery }),
  reply: z.strictObject({
    ...page(invoice).shape,
    /** Years that have invoices, newest first. */
    years: z.array(z.int()),
  }),
}

export const exportInvoices = {
  query: z.strictObject(invoiceSearch),
  reply: file,
}

const related = z.strictObject({
  id,
  number: z.int(),
  issued_at: instant,
  total_cents: z.int(),
  reason: z.string(),
})

export const invoiceDetail = z.strictObject({
  ...invoice.shape,
  supplier_name: z.string(),
  supplier_address: z.string(),
  /** Empty where the supplier isn't registered for GST. */
  supplier_gst_number: z.string(),
  recipient_identifier: z.string(),
  lines: z.array(
    z.strictObject({
      description: z.string(),
      total_cents: z.int(),
      gst_cents: z.int(),
      starts_at: z.nullable(instant),
      ends_at: z.nullable(instant),
    }),
  ),
  corrections: z.array(related),
  payment_id: z.nullable(id),
})
export type InvoiceDetail = z.output<typeof invoiceDetail>

export const getInvoice = {
  params: byId,
  reply: invoiceDetail,
}

export const downloadInvoice = {
  params: byId,
  query: z.strictObject({ pdf: z.optional(z.enum(['true', 'false'], { error: t.pdf_is_true_or_false })) }),
  reply: file,
}

export const downloadInvoicesOfYear = {
  query: z.strictObject({ year: wholeYear }),
  reply: file,
}

export const paymentStatus = z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'cancelled'])
export type PaymentStatus = z.output<typeof paymentStatus>

const paymentPurpose = z.enum(['start', 'upgrade', 'renewal'])
export type PaymentPurpose = z.output<typeof paymentPurpose>

const numbered = z.strictObject({ id, number: z.int() })

export const payment = z.strictObject({
  id,
  created_at: instant,
  settled_at: z.nullable(instant),
  purpose: paymentPurpose,
  plan_name: z.string(),
  amount_cents: z.int(),
  refunded_cents: z.int(),
  status: paymentStatus,
  /** The reason of a failed payment: `insufficient_funds`, `expired_card` and so on. */
  failure_code: z.nullable(z.string()),
  card: z.nullable(z.strictObject({ brand: z.string(), last4: z.string() })),
  /** Paid in the sandbox, where no money is taken. */
  is_test: z.boolean(),
  invoice: z.nullable(numbered),
  corrections: z.array(z.strictObject({ ...numbered.shape, total_cents: z.int() })),
})
export type Payment = z.output<typeof payment>

export const listPayments = {
  query: z.strictObject(pageQuery),
  reply: page(payment),
}

export const listMemberPayments = {
  params: byAccount,
  query: z.strictObject(tableQuery),
  reply: page(payment),
}

export const exportMemberPayments = {
  params: byAccount,
  reply: file,
}
