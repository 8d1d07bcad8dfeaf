import * as z from 'zod/mini'
import { given_password } from './auth.shapes.ts'
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
} from '#platform/common/shapes.ts'
import * as t from '#domains/identity/texts.ts'

const account_type = z.enum(['user', 'admin'])

/** The same answer in the same time, whether or not there is such an account. */
export const code_on_its_way = z.strictObject({
  message: z.string(),
  request_token: z.string(),
  resend_after_s: z.int(),
})

export const forgetPassword = {
  body: z.strictObject({
    /** Exactly one of the two. */
    email: z.optional(email),
    phone_number: z.optional(phone_number),
    type: account_type,
    proof_of_work,
  }),
  reply: code_on_its_way,
}

export const resendOtp = {
  body: z.strictObject({ request_token, proof_of_work }),
  reply: code_on_its_way,
}

export const resetPassword = {
  params: z.strictObject({ token: z.string().check(z.regex(/^[\w-]{20,100}$/)) }),
  body: z.strictObject({
    password,
    first_name: z.optional(personName(t.auth_first_name)),
    last_name: z.optional(personName(t.auth_last_name)),
    /** Required if an admin made the account: its owner has never agreed to the terms. */
    accepted_terms: z.optional(accepted_terms),
  }),
  reply: z.strictObject({ ok: z.literal(true), type: account_type }),
}

export const changePassword = {
  body: z.strictObject({ current_password: given_password, password }),
  reply: done,
}

export const confirmPassword = {
  body: z.strictObject({ password: given_password }),
  reply: z.strictObject({ until: instant }),
}
