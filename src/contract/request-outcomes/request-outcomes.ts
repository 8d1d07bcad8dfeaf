import * as z from 'zod/mini'
import { operation } from '../core/operation.ts'
import * as t from './texts.ts'

/**
 * For a caller that got no answer: whether the call took effect under its Idempotency-Key; withdraws it if it didn't,
 * so that it never will.
 */
export const settleRequest = operation({
  name: 'settleRequest',
  summary: 'Whether a call with an Idempotency-Key was answered; one that was not can be withdrawn',
  method: 'PUT',
  path: '/request-outcome',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  body: z.strictObject({
    operation: z.string().check(z.maxLength(60, { error: t.at_most_60_characters })),
    key: z
      .string()
      .check(z.regex(/^[\x21-\x7e]{8,100}$/, { error: t.an_idempotency_key_has_8_to_100_visible })),
    withdraw: z.boolean(),
  }),
  reply: z.strictObject({
    /** `answered`: it took effect; repeat the call with the same key for its reply. */
    outcome: z.enum(['answered', 'unanswered', 'withdrawn']),
  }),
  refusals: [],
})
