import * as z from 'zod/mini'
import { account } from './accounts.ts'
import { operation } from '../core/operation.ts'
import {
  by_id,
  done,
  email,
  file,
  id,
  instant,
  line,
  paragraphs,
  password,
  phone_number,
  request_token,
  six_digits,
  slug,
} from '../core/shapes.ts'

/** What the owner of an account changes about it: /user-settings, and an admin's own page. */

/** As typed: that it is theirs is what is asked, not whether it would do as a new one. */
export const given_password = z
  .string('A password is missing.')
  .check(z.minLength(1, 'A password is missing.'), z.maxLength(200))

/** Everything an account's owner, or an admin for them, may change without a code. */
export const profile_changes = {
  first_name: z.optional(line('First name', 40)),
  last_name: z.optional(line('Last name', 40)),
  country: z.optional(line('Country', 60)),
  region: z.optional(z.nullable(slug)),
  suburb: z.optional(z.nullable(slug)),
  address: z.optional(line('Address', 200, 0)),
  about: z.optional(paragraphs('About', 2000)),
  seller_kind: z.optional(z.enum(['private', 'in_trade'], 'Say whether you sell privately or in trade.')),
  trading_name: z.optional(line('Trading name', 80, 0)),
  /** 13 digits with a check digit; empty takes it away. */
  nzbn: z.optional(z.string().check(z.trim(), z.maxLength(20))),
  /** 8 or 9 digits with a check digit; empty takes it away. */
  gst_number: z.optional(z.string().check(z.trim(), z.maxLength(20))),
  /** Of a motor vehicle trader; empty takes it away. */
  trader_number: z.optional(line('Trader number', 20, 0)),
  /** Of a real estate agency; empty takes it away. */
  agency_licence: z.optional(line('The licence', 20, 0)),
  /** A picture the owner uploaded; null takes it away. */
  avatar_image_id: z.optional(z.nullable(id)),
}

export const putProfile = operation({
  name: 'putProfile',
  summary: 'Change my own profile',
  method: 'PUT',
  path: '/profile',
  access: 'signed_in',
  limit: { calls: 60, per: 'minute' },
  body: z.strictObject(profile_changes),
  reply: account,
  refusals: [],
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

/** Credentials and sessions need a password given in the last 10 minutes; signing in counts. */
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
  /** The same when somebody else has that email: they hear of it instead, and no code works. */
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

export const own_session = z.strictObject({
  id,
  device: z.string(),
  address: z.string(),
  created_at: instant,
  last_used_at: instant,
  is_this: z.boolean(),
})
export type OwnSession = z.output<typeof own_session>

export const listSessions = operation({
  name: 'listSessions',
  summary: 'Where I am signed in',
  method: 'GET',
  path: '/session',
  access: 'signed_in',
  limit: { calls: 120, per: 'minute' },
  reply: z.strictObject({ items: z.array(own_session) }),
  refusals: [],
})

export const endSession = operation({
  name: 'endSession',
  summary: 'End one of my sessions at once',
  method: 'DELETE',
  path: '/session/{id}',
  access: 'signed_in',
  limit: { calls: 60, per: 'minute' },
  params: by_id,
  reply: done,
  refusals: ['password_needed'],
})

export const endOtherSessions = operation({
  name: 'endOtherSessions',
  summary: 'End all my sessions but this one',
  method: 'DELETE',
  path: '/session',
  access: 'signed_in',
  limit: { calls: 60, per: 'minute' },
  reply: z.strictObject({ ended: z.int() }),
  refusals: ['password_needed'],
})

export const beginTwoFactor = operation({
  name: 'beginTwoFactor',
  summary: 'A fresh secret for my authenticator app; nothing changes until a code of it is given',
  method: 'POST',
  path: '/two-factor',
  access: 'signed_in',
  limit: { calls: 20, per: 'hour' },
  /** `qr` is an SVG of `uri`; `secret` the same in base32, for typing. */
  reply: z.strictObject({ secret: z.string(), uri: z.string(), qr: z.string() }),
  refusals: ['password_needed', 'two_factor_on'],
})

const recovery_codes = z.strictObject({ recovery_codes: z.array(z.string()) })

export const confirmTwoFactor = operation({
  name: 'confirmTwoFactor',
  summary: 'Turn the second factor on by a code of the app; answers ten recovery codes, shown once',
  method: 'POST',
  path: '/two-factor/confirm',
  access: 'signed_in',
  limit: { calls: 30, per: 'hour' },
  body: z.strictObject({ code: six_digits }),
  reply: recovery_codes,
  refusals: ['password_needed', 'code_wrong', 'code_expired', 'two_factor_on'],
})

export const renewRecoveryCodes = operation({
  name: 'renewRecoveryCodes',
  summary: 'Ten new recovery codes; the old ones stop working',
  method: 'POST',
  path: '/two-factor/recovery-codes',
  access: 'signed_in',
  limit: { calls: 10, per: 'hour' },
  reply: recovery_codes,
  refusals: ['password_needed'],
})

export const endTwoFactor = operation({
  name: 'endTwoFactor',
  summary: 'Turn the second factor off',
  method: 'DELETE',
  path: '/two-factor',
  access: 'signed_in',
  limit: { calls: 20, per: 'hour' },
  reply: done,
  refusals: ['password_needed'],
})

export const exportMyData = operation({
  name: 'exportMyData',
  summary: 'Everything held about me, as one ZIP of JSON and pictures (Privacy Act 2020, principle 6)',
  method: 'GET',
  path: '/export-my-data',
  access: 'signed_in',
  is_for_suspended: true,
  limit: { calls: 5, per: 'hour' },
  answers_file: true,
  reply: file,
  refusals: ['password_needed'],
})
