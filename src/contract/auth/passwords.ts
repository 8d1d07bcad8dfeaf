import * as z from 'zod/mini'
import { given_password } from './auth.ts'
import { operation } from '../core/operation.ts'
import {
  accepted_terms,
  done,
  email,
  instant,
  password,
  personName,
  phone_number,
  proof_of_work,
  request_token,
} from '../core/shapes.ts'
import * as t from './texts.ts'

const account_type = z.enum(['user', 'admin'])

/** The same answer in the same time, whether or not there is such an account. */
export const code_on_its_way = z.strictObject({
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
    proof_of_work,
  }),
  reply: code_on_its_way,
  refusals: ['cannot_send_code', 'proof_of_work_needed'],
})

export const resendOtp = operation({
  name: 'resendOtp',
  summary: 'Send a fresh 6-digit code for a request; the one before stops working',
  method: 'POST',
  path: '/resend-otp',
  access: 'anyone',
  limit: { calls: 20, per: 'hour' },
  body: z.strictObject({ request_token, proof_of_work }),
  reply: code_on_its_way,
  refusals: ['cannot_send_code', 'proof_of_work_needed'],
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
    first_name: z.optional(personName(t.first_name)),
    last_name: z.optional(personName(t.last_name)),
    /** Required if an admin made the account: its owner has never agreed to the terms. */
    accepted_terms: z.optional(accepted_terms),
  }),
  reply: z.strictObject({ ok: z.literal(true), type: account_type }),
  refusals: ['reset_expired', 'reset_used'],
})

export const changePassword = operation({
  name: 'changePassword',
  summary: 'Change my password; ends all other sessions',
  method: 'POST',
  path: '/auth/change-password',
  access: 'signed_in',
  limit: { calls: 20, per: 'hour' },
  body: z.strictObject({ current_password: given_password, password }),
  reply: done,
  refusals: ['password_wrong'],
})

export const confirmPassword = operation({
  name: 'confirmPassword',
  summary: 'Give my password again, which lets me change credentials and sessions for 10 minutes',
  method: 'POST',
  path: '/auth/confirm-password',
  access: 'signed_in',
  limit: { calls: 20, per: 'hour' },
  body: z.strictObject({ password: given_password }),
  reply: z.strictObject({ until: instant }),
  refusals: ['password_wrong'],
})
