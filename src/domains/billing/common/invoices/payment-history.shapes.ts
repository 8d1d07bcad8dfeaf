import * as z from 'zod/mini'
import { by_id, file, id, instant, page, page_query, table_query } from '#platform/common/shapes.ts'

export const payment_status = z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'cancelled'])
export type PaymentStatus = z.output<typeof payment_status>

const payment_purpose = z.enum(['start', 'upgrade', 'renewal'])
export type PaymentPurpose = z.output<typeof payment_purpose>

const numbered = z.strictObject({ id, number: z.int() })

export const payment = z.strictObject({
  id,
  created_at: instant,
  settled_at: z.nullable(instant),
  purpose: payment_purpose,
  plan_name: z.string(),
  amount_cents: z.int(),
  refunded_cents: z.int(),
  status: payment_status,
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
  query: z.strictObject(page_query),
  reply: page(payment),
}

export const listMemberPayments = {
  params: by_id,
  query: z.strictObject(table_query),
  reply: page(payment),
}

export const exportMemberPayments = {
  params: by_id,
  reply: file,
}
