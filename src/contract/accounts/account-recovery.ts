import * as z from 'zod/mini'
import { session } from './accounts.ts'
import { operation } from '../core/operation.ts'
import {
  accepted_terms,
  done,
  email,
  line,
  password,
  phone_number,
  request_token,
  six_digits,
} from '../core/shapes.ts'

/** Getting back into an account, the second step of signing in, and leaving for good. */

const account_type = z.enum(['user', 'admin'])

/** Answered alike, in the same time, whether or not there is such an account. */
const codeOnItsWay = z.strictObject({
  message: z.string(),
  request_token: z.string(),
  resend_after_s: z.int(),
})

export const forgetPassword = operation({
  name: 'forgetPassword',
  summary: 'Send a 6-digit code that allows a new password, to the email or the phone of an account',
  method: 'POST',
  path: '/auth/forget-password',
  access: 'anyone',
  limit: { calls: 20, per: 'hour' },
  body: z.strictObject({
    /** Exactly one of the two. */
    email: z.optional(email),
    phone_number: z.optional(phone_number),
    type: account_type,
  }),
  reply: codeOnItsWay,
  refusals: ['cannot_send_code'],
})

export const resendOtp = operation({
  name: 'resendOtp',
  summary: 'Send a fresh 6-digit code for a request; the one before stops working',
  method: 'POST',
  path: '/resend-otp',
  access: 'anyone',
  limit: { calls: 20, per: 'hour' },
  body: z.strictObject({ request_token }),
  reply: codeOnItsWay,
  refusals: ['cannot_send_code'],
})

export const resetPassword = operation({
  name: 'resetPassword',
  summary: 'Choose a new password with the token of a verified code or of a link; works once',
  method: 'POST',
  path: '/auth/reset-password/{token}',
  access: 'anyone',
  limit: { calls: 30, per: 'hour' },
  params: z.strictObject({ token: z.string().check(z.regex(/^[\w-]{20,100}$/)) }),
  body: z.strictObject({
    password,
    /** Both, for an account that has no name yet. */
    first_name: z.optional(line('First name', 40)),
    last_name: z.optional(line('Last name', 40)),
    /** For a member who never agreed to them, since an admin made the account. */
    accepted_terms: z.optional(accepted_terms),
  }),
  reply: z.strictObject({ ok: z.literal(true), type: account_type }),
  refusals: ['reset_expired', 'reset_used'],
})

/** What a new account is asked besides the password: an admin's for a name, a member's to agree to the terms. */
export type AskedByLink = 'name' | 'terms'

/** Where a link leads: behind the #, so that no server and no log ever has the token. */
export const buildResetLink = (public_url: string, token: string, asks: AskedByLink | null = null) =>
  `${public_url}/reset-password#${token}${asks ? `&${asks}` : ''}`

export const finishSignIn = operation({
  name: 'finishSignIn',
  summary: 'The second factor: a code of the authenticator app, or a recovery code',
  method: 'POST',
  path: '/auth/second-factor',
  access: 'anyone',
  limit: { calls: 30, per: 'minute' },
  body: z.strictObject({
    challenge: request_token,
    code: z
      .string('A code is missing.')
      .check(z.trim(), z.minLength(6, 'The code has 6 digits.'), z.maxLength(20)),
  }),
  reply: session,
  refusals: ['code_wrong', 'code_locked', 'challenge_expired', 'account_suspended'],
})

export const verifyDeleteAccount = operation({
  name: 'verifyDeleteAccount',
  summary: 'Send the 6-digit code that deletes an account',
  method: 'POST',
  path: '/verify-delete-account',
  access: 'anyone',
  limit: { calls: 20, per: 'hour' },
  body: z.strictObject({
    email,
    password: z
      .string('A password is missing.')
      .check(z.minLength(1, 'A password is missing.'), z.maxLength(200)),
  }),
  reply: codeOnItsWay,
  refusals: [
    'invalid_credentials',
    'account_busy',
    'account_suspended',
    'phone_unverified',
    'cannot_send_code',
  ],
})

export const deleteAccount = operation({
  name: 'deleteAccount',
  summary: 'Delete the account for good',
  method: 'POST',
  path: '/delete-account',
  access: 'anyone',
  limit: { calls: 60, per: 'hour' },
  body: z.strictObject({ email, code: six_digits, request_token }),
  reply: done,
  refusals: ['code_wrong', 'code_expired', 'code_locked', 'account_busy'],
})
