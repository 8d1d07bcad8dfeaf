import * as z from 'zod/mini'
import { byId, cents, id, line } from '#platform/common/shapes.ts'
import * as t from '#domains/billing/texts.ts'

const maxReasonCharacters = 300

export const refundPayment = {
  params: byId,
  body: z.strictObject({
    amount_cents: cents,
    reason: line(t.the_reason, maxReasonCharacters, 3),
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
