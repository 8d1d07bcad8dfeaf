import * as z from 'zod/mini'
import { given_password } from '../auth/auth.ts'
import { account } from './accounts.ts'
import { operation } from '../core/operation.ts'
import { email, phone_number, request_token, six_digits } from '../core/shapes.ts'

export const changeContact = operation({
  name: 'changeContact',
  summary:
    'Ask for a new email or phone number, or to verify the present one; a 6-digit code goes there, or to the email where no SMS can be sent',
  method: 'POST',
  path: '/auth/change-contact',
  access: 'signed_in',
  limit: { calls: 20, per: 'hour' },
  body: z.strictObject({
    /** Exactly one of the two. */
    email: z.optional(email),
    phone_number: z.optional(phone_number),
    password: given_password,
  }),
  /**
   * The reply is the same if somebody else has that email (they are told instead), so that others can't probe for
   * accounts.
   */
  reply: z.strictObject({ target: z.string(), request_token: z.string(), resend_after_s: z.int() }),
  refusals: ['password_wrong', 'cannot_send_code'],
})

export const confirmContact = operation({
  name: 'confirmContact',
  summary: 'Take over the new email or phone number by its code; the old one is told',
  method: 'POST',
  path: '/auth/confirm-contact',
  access: 'signed_in',
  limit: { calls: 60, per: 'hour' },
  body: z.strictObject({ request_token, code: six_digits }),
  reply: account,
  refusals: ['code_wrong', 'code_expired', 'code_locked', 'email_taken'],
})
