import * as z from 'zod/mini'
import { operation } from '../core/operation.ts'
import { by_id, cents, id, line } from '../core/shapes.ts'
import * as t from './texts.ts'

const max_reason_characters = 300

export const refundPayment = operation({
  name: 'refundPayment',
  summary: 'Give back a payment, or a part of it, to its card; the key makes repeats one refund',
  method: 'POST',
  path: '/refund-payment/{id}',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  params: by_id,
  body: z.strictObject({
    amount_cents: cents,
    reason: line(t.the_reason, max_reason_characters, 3),
    /** Made by the caller, once for each refund they mean. */
    key: z.uuid({ error: t.start_the_refund_again }),
  }),
  reply: z.strictObject({
    /** `pending`: the gateway couldn’t be reached, and is asked again by itself. */
    status: z.enum(['succeeded', 'pending']),
    refunded_cents: z.int(),
    correction_id: z.nullable(id),
  }),
  refusals: ['not_found', 'refund_too_much', 'payments_unavailable', 'second_person_needed'],
})
