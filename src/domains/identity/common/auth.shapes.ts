import * as z from 'zod/mini'
import { account } from '#domains/accounts/common/accounts.shapes.ts'
import { done, email, instant, requestToken, byId, id } from '#platform/common/shapes.ts'
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

export const ownSession = z.strictObject({
  id,
  device: z.string(),
  address: z.string(),
  created_at: instant,
  last_used_at: instant,
  is_this: z.boolean(),
  /** The admin from Hoko who is viewing the account; a view can't change anything. */
  viewed_by: z.nullable(z.strictObject({ first_name: z.string(), reason: z.string(), until: instant })),
})

export type OwnSession = z.output<typeof ownSession>

export const listSessions = {
  reply: z.strictObject({ items: z.array(ownSession) }),
}

export const endSession = {
  params: byId,
  reply: done,
}

export const endOtherSessions = {
  reply: z.strictObject({ ended: z.int() }),
}

export const getPushKey = {
  /** A P-256 public key in base64url. */
  reply: z.strictObject({ public_key: z.string() }),
}

export const registerPush = {
  /**
   * A Web Push subscription as compact JSON: {"endpoint","keys":{"p256dh","auth"}}; or a registration token of Firebase,
   * where that is set up.
   */
  body: z.strictObject({ firebase_token: pushToken }),
  reply: done,
}

export const removePush = {
  reply: done,
}
