import * as z from 'zod/mini'
import * as t from '#platform/texts.ts'

export const settleRequest = {
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
}
