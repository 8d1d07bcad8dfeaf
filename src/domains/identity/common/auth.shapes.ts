import * as z from 'zod/mini'
import { account } from '#domains/accounts/common/accounts.shapes.ts'
import { done, email, instant, requestToken } from '#platform/common/shapes.ts'
import * as t from '#domains/identity/texts.ts'

export const session = z.strictObject({ token: z.string(), user: account, server_time: instant })

export type Session = z.output<typeof session>

/** Answered with 202 if a second factor is on: finishSignIn takes the challenge. */
export const secondStep = z.strictObject({ otp_required: z.literal(true), challenge: z.string() })

export const pushToken = z
  .string({ error: t.thats_not_a_push_token })
  .check(z.maxLength(4096), z.regex(/^[\x21-\x7e]*$/, { error: t.thats_not_a_push_token }))

/**
 * Taken as typed: it's compared with the present one, not checked against the rules for new ones.
 */
export const givenPassword = z
  .string({ error: t.enter_your_password })
  .check(z.minLength(1, { error: t.enter_your_password }), z.maxLength(200))

export const signIn = {
  body: z.strictObject({
    email,
    password: z
      .string({ error: t.enter_your_password })
      .check(z.minLength(1, { error: t.enter_your_password }), z.maxLength(200)),
    type: z.enum(['user', 'admin']),
    firebase_token: z.optional(pushToken),
  }),
  reply: z.union([session, secondStep]),
}

export const finishSignIn = {
  body: z.strictObject({
    challenge: requestToken,
    code: z
      .string({ error: t.enter_the_code })
      .check(z.trim(), z.minLength(6, { error: t.enter_all_6_digits }), z.maxLength(20)),
  }),
  reply: session,
}

export const checkToken = {
  reply: z.strictObject({ valid: z.literal(true), user: account, server_time: instant }),
}

export const removeToken = {
  body: z.strictObject({ firebase_token: z.optional(pushToken) }),
  reply: done,
}
