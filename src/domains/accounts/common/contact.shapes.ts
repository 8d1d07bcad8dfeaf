import * as z from 'zod/mini'
import { givenPassword } from '#domains/identity/common/auth.shapes.ts'
import { account } from './accounts.shapes.ts'
import { email, phoneNumber, requestToken, sixDigits } from '#platform/common/shapes.ts'

export const changeContact = {
  body: z.strictObject({
    /** Exactly one of the two. */
    email: z.optional(email),
    phone_number: z.optional(phoneNumber),
    password: givenPassword,
  }),
  /**
   * The reply is the same if the email belongs to another account (whose owner is notified
   * instead), so that others can't probe for accounts.
   */
  reply: z.strictObject({ target: z.string(), request_token: z.string(), resend_after_s: z.int() }),
}

export const confirmContact = {
  body: z.strictObject({ request_token: requestToken, code: sixDigits }),
  reply: account,
}
