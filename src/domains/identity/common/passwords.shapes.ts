import * as z from 'zod/mini'
import {
  acceptedTerms,
  done,
  email,
  instant,
  password,
  personName,
  phoneNumber,
  proofOfWork,
  requestToken,
  sixDigits,
} from '#platform/common/shapes.ts'
import { givenPassword } from './auth.shapes.ts'
import * as t from '#domains/identity/texts.ts'

const accountType = z.enum(['user', 'admin'])

/** The same answer in the same time, whether or not there is such an account. */
export const codeOnItsWay = z.strictObject({
  message: z.string(),
  request_token: z.string(),
  resend_after_s: z.int(),
})

export const forgetPassword = {
  body: z.strictObject({
    /** Exactly one of the two. */
    email: z.optional(email),
    phone_number: z.optional(phoneNumber),
    type: accountType,
    proof_of_work: proofOfWork,
  }),
  reply: codeOnItsWay,
}

export const resendOtp = {
  body: z.strictObject({ request_token: requestToken, proof_of_work: proofOfWork }),
  reply: codeOnItsWay,
}

export const resetPassword = {
  params: z.strictObject({ token: z.string().check(z.regex(/^[\w-]{20,100}$/)) }),
  body: z.strictObject({
    password,
    first_name: z.optional(personName(t.auth_first_name)),
    last_name: z.optional(personName(t.auth_last_name)),
    /** Required if an admin made the account: its owner has never agreed to the terms. */
    accepted_terms: z.optional(acceptedTerms),
  }),
  reply: z.strictObject({ ok: z.literal(true), type: accountType }),
}

export const changePassword = {
  body: z.strictObject({ current_password: givenPassword, password }),
  reply: done,
}

export const confirmPassword = {
  body: z.strictObject({ password: givenPassword }),
  reply: z.strictObject({ until: instant }),
}

export const beginTwoFactor = {
  /** `qr` is an SVG of `uri`; `secret` is in base32, for typing. */
  reply: z.strictObject({ secret: z.string(), uri: z.string(), qr: z.string() }),
}

export const recoveryCodes = z.strictObject({ recovery_codes: z.array(z.string()) })

export const confirmTwoFactor = {
  body: z.strictObject({ code: sixDigits }),
  reply: recoveryCodes,
}

export const renewRecoveryCodes = {
  reply: recoveryCodes,
}

export const endTwoFactor = {
  reply: done,
}
