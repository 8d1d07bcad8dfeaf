import * as z from 'zod/mini'
import { by_id, cents, id, line } from '#platform/common/shapes.ts'
import * as t from '#domains/billing/texts.ts'

const max_reason_characters = 300

export const refundPayment = {
  params: by_id,
  body: z.strictObject({
    amount_cents: cents,
    reason: line(t.the_reason, max_reason_characters, 3),
    /** Made by the caller, once for each intended refund. */
    key: z.uuid({ error: t.start_the_refund_again }),
  }),
  reply: z.strictObject({
    /** `pending`: the gateway couldn’t be reached, and a job retries it. */
    status: z.enum(['succeeded', 'pending']),
    refunded_cents: z.int(),
    correction_id: z.nullable(id),
  }),
}
