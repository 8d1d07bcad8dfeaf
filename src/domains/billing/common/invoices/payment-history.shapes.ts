import * as z from 'zod/mini'
import { byAccount, file, id, instant, page, pageQuery, tableQuery } from '#platform/common/shapes.ts'

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
