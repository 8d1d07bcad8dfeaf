import * as z from 'zod/mini'
import { operation } from '../core/operation.ts'
import {
  accepted_terms,
  done,
  email,
  id,
  instant,
  line,
  password,
  phone_number,
  request_token,
  slug,
} from '../core/shapes.ts'

/** What the owner sees of their own account. */
export const account = z.strictObject({
  id,
  type: z.enum(['user', 'admin']),
  first_name: z.string(),
  last_name: z.string(),
  display_name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  phone_verified_at: z.nullable(instant),
  email_verified_at: z.nullable(instant),
  country: z.string(),
  region: z.nullable(z.string()),
  suburb: z.nullable(z.string()),
  address: z.string(),
  about: z.string(),
  /** The address of a small picture. */
  avatar: z.nullable(z.string()),
  avatar_image_id: z.nullable(id),
  seller_kind: z.enum(['private', 'in_trade']),
  trading_name: z.nullable(z.string()),
  nzbn: z.nullable(z.string()),
  gst_number: z.nullable(z.string()),
  /** Of a motor vehicle trader, as the traders' register has it. */
  trader_number: z.nullable(z.string()),
  /** Of a real estate agency, under the Real Estate Agents Act 2008. */
  agency_licence: z.nullable(z.string()),
  has_two_factor: z.boolean(),
  status: z.enum(['active', 'suspended', 'pending', 'deleted']),
  member_since: instant,
})
export type Account = z.output<typeof account>

/** What a successful sign-in answers: the token is shown once and stored hashed. */
export const session = z.strictObject({ token: z.string(), user: account, server_time: instant })
export type Session = z.output<typeof session>

/** What it answers instead, with 202, where a second factor is on: finishSignIn takes the challenge. */
export const second_step = z.strictObject({ otp_required: z.literal(true), challenge: z.string() })

/** Where a device receives pushes, as the push service names it. */
export const push_token = z
  .string('That is not a push token.')
  .check(z.maxLength(4096), z.regex(/^[\x21-\x7e]*$/, 'That is not a push token.'))

const names = {
  first_name: line('First name', 40),
  last_name: line('Last name', 40),
}

export const checkDuplicateEmail = operation({
  name: 'checkDuplicateEmail',
  summary: 'Whether an account already uses this email',
  method: 'POST',
  path: '/check-duplicate-email',
  access: 'anyone',
  limit: { calls: 10, per: 'hour' },
  body: z.strictObject({ email }),
  reply: z.strictObject({ is_duplicate: z.boolean() }),
  refusals: [],
})

/** What a registration is proven by, and where its code went. */
const code_sent = {
  phone_number: z.string(),
  purpose: z.enum(['verify_phone', 'verify_email']),
  sent_to: z.string(),
  resend_after_s: z.int(),
}

export const registerBasic = operation({
  name: 'registerBasic',
  summary: 'Begin a registration; a 4-digit code goes to the phone, or by email where no SMS can be sent',
  method: 'POST',
  path: '/register-basic',
  access: 'anyone',
  limit: { calls: 20, per: 'hour' },
  body: z.strictObject({
    ...names,
    email,
    phone_number,
    password,
    country: z._default(line('Country', 60), 'New Zealand'),
  }),
  status: 201,
  reply: z.strictObject({ id, registration_token: z.string(), ...code_sent }),
  refusals: ['cannot_send_code'],
})

const registration_token = z.string('The registration is missing.').check(z.minLength(20), z.maxLength(100))

export const updateRegistration = operation({
  name: 'updateRegistration',
  summary: 'Correct the details of a registration before it is verified',
  method: 'PUT',
  path: '/register-basic/{id}',
  access: 'anyone',
  limit: { calls: 20, per: 'hour' },
  params: z.strictObject({ id }),
  body: z.strictObject({
    registration_token,
    first_name: z.optional(names.first_name),
    last_name: z.optional(names.last_name),
    email: z.optional(email),
    phone_number: z.optional(phone_number),
    password: z.optional(password),
    country: z.optional(line('Country', 60)),
  }),
  reply: z.strictObject({ id, ...code_sent }),
  refusals: ['already_registered', 'cannot_send_code'],
})

const codeRequest = z.strictObject({
  /** Where the code should go, as registerBasic answered it: one of the two. */
  phone_number: z.optional(phone_number),
  email: z.optional(email),
  purpose: z.enum(['verify_phone', 'verify_email'], 'We don’t send codes for that.'),
  registration_token,
})
const codeSent = z.strictObject(code_sent)

export const sendCode = operation({
  name: 'sendCode',
  summary:
    'Send a verification code to the phone of a registration, or to its email where no SMS can be sent',
  method: 'POST',
  path: '/send-code',
  access: 'anyone',
  limit: { calls: 20, per: 'hour' },
  body: codeRequest,
  reply: codeSent,
  refusals: ['already_registered', 'cannot_send_code'],
})

export const resendCode = operation({
  name: 'resendCode',
  summary: 'Send a fresh code; the one before stops working',
  method: 'POST',
  path: '/resend-code',
  access: 'anyone',
  limit: { calls: 20, per: 'hour' },
  body: codeRequest,
  reply: codeSent,
  refusals: ['already_registered', 'cannot_send_code'],
})

export const verification = operation({
  name: 'verification',
  summary:
    'Verify by the code that was sent: the phone or email of a registration, or whoever forgot their password',
  method: 'POST',
  path: '/verification',
  access: 'anyone',
  limit: { calls: 60, per: 'hour' },
  body: z.strictObject({
    /** Where the code went: one of the two. */
    phone_number: z.optional(phone_number),
    email: z.optional(email),
    /** 4 digits for a registration, 6 for `reset_password`. */
    code: z.string('A code is missing.').check(z.regex(/^\d{4}(\d{2})?$/, 'The code has only digits.')),
    purpose: z.enum(['verify_phone', 'verify_email', 'reset_password'], 'We don’t send codes for that.'),
    /** With `verify_phone` and `verify_email`. */
    registration_token: z.optional(registration_token),
    /** With `reset_password`: what forgetPassword answered. */
    request_token: z.optional(request_token),
  }),
  /** `token` opens resetPassword. */
  reply: z.strictObject({ verified: z.literal(true), token: z.optional(z.string()) }),
  refusals: ['code_wrong', 'code_expired', 'code_locked', 'already_registered'],
})

export const registerComplete = operation({
  name: 'registerComplete',
  summary: 'Finish a registration whose phone or email is verified, and sign in',
  method: 'POST',
  path: '/register-complete',
  access: 'anyone',
  limit: { calls: 20, per: 'hour' },
  body: z.strictObject({
    registration_token,
    region: slug,
    suburb: slug,
    seller_kind: z.enum(['private', 'in_trade'], 'Say whether you sell privately or in trade.'),
    accepted_terms,
  }),
  status: 201,
  reply: session,
  refusals: ['phone_unverified', 'already_registered'],
})

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
      .string('A password is missing.')
      .check(z.minLength(1, 'A password is missing.'), z.maxLength(200)),
    type: z.enum(['user', 'admin']),
    firebase_token: z.optional(push_token),
  }),
  other_status: 202,
  reply: z.union([session, second_step]),
  refusals: ['invalid_credentials', 'phone_unverified', 'account_suspended'],
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

export const getProfile = operation({
  name: 'getProfile',
  summary: 'My own account',
  method: 'GET',
  path: '/profile',
  access: 'signed_in',
  limit: { calls: 120, per: 'minute' },
  reply: account,
  refusals: [],
})
