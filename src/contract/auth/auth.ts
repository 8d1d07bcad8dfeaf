import * as z from 'zod/mini'
import { account } from '../accounts/accounts.ts'
import { operation } from '../core/operation.ts'
import { done, email, instant, request_token } from '../core/shapes.ts'
import * as t from './texts.ts'

export const session = z.strictObject({ token: z.string(), user: account, server_time: instant })

export type Session = z.output<typeof session>

/** Answered with 202 where a second factor is on: finishSignIn takes the challenge. */
export const second_step = z.strictObject({ otp_required: z.literal(true), challenge: z.string() })

export const push_token = z
  .string({ error: t.thats_not_a_push_token })
  .check(z.maxLength(4096), z.regex(/^[\x21-\x7e]*$/, { error: t.thats_not_a_push_token }))

/** As typed: it's compared with the present one, not checked against the rules for new ones. */
export const given_password = z
  .string({ error: t.enter_your_password })
  .check(z.minLength(1, { error: t.enter_your_password }), z.maxLength(200))

export const signIn = operation({
  name: 'signIn',
  summary: 'Sign in',
  method: 'POST',
  path: '/auth/sign-in',
  access: 'anyone',
  limit: { calls: 30, per: 'minute' },
  body: z.strictObject({
    email,
    password: z
      .string({ error: t.enter_your_password })
      .check(z.minLength(1, { error: t.enter_your_password }), z.maxLength(200)),
    type: z.enum(['user', 'admin']),
    firebase_token: z.optional(push_token),
  }),
  other_status: 202,
  reply: z.union([session, second_step]),
  refusals: ['invalid_credentials', 'phone_unverified', 'account_suspended'],
})

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
      .string({ error: t.enter_the_code })
      .check(z.trim(), z.minLength(6, { error: t.enter_all_6_digits }), z.maxLength(20)),
  }),
  reply: session,
  refusals: ['code_wrong', 'code_locked', 'challenge_expired', 'account_suspended'],
})

export const checkToken = operation({
  name: 'checkToken',
  summary: 'Whether the presented token still works, and whose it is',
  method: 'POST',
  path: '/check-token',
  access: 'signed_in',
  limit: { calls: 120, per: 'minute' },
  reply: z.strictObject({ valid: z.literal(true), user: account, server_time: instant }),
  refusals: [],
})

export const removeToken = operation({
  name: 'removeToken',
  summary: 'End the presenting session; answers the same when it has already ended',
  method: 'POST',
  path: '/remove-token',
  access: 'anyone',
  is_for_suspended: true,
  limit: { calls: 60, per: 'minute' },
  body: z.strictObject({ firebase_token: z.optional(push_token) }),
  reply: done,
  refusals: [],
})
