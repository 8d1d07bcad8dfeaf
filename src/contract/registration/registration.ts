import * as z from 'zod/mini'
import { session } from '../auth/auth.ts'
import { operation } from '../core/operation.ts'
import {
  accepted_terms,
  email,
  id,
  line,
  password,
  personName,
  phone_number,
  proof_of_work,
  request_token,
  slug,
} from '../core/shapes.ts'
import * as t from './texts.ts'

const names = {
  first_name: personName(t.first_name),
  last_name: personName(t.last_name),
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
  // One registration takes two calls where a proof of work is asked for, and a mobile network shares an address.
  limit: { calls: 60, per: 'hour' },
  body: z.strictObject({
    ...names,
    email,
    phone_number,
    password,
    country: z._default(line(t.country, 60), 'New Zealand'),
    proof_of_work,
  }),
  status: 201,
  reply: z.strictObject({ id, registration_token: z.string(), ...code_sent }),
  refusals: ['cannot_send_code', 'proof_of_work_needed'],
})

const registration_token = z
  .string({ error: t.the_registration_is_missing })
  .check(z.minLength(20), z.maxLength(100))

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
    country: z.optional(line(t.country, 60)),
    proof_of_work,
  }),
  reply: z.strictObject({ id, ...code_sent }),
  refusals: ['already_registered', 'cannot_send_code', 'proof_of_work_needed'],
})

const codeRequest = z.strictObject({
  /** One of the two: where the code goes, as registerBasic answered. */
  phone_number: z.optional(phone_number),
  email: z.optional(email),
  purpose: z.enum(['verify_phone', 'verify_email'], { error: t.we_dont_send_codes_for_that }),
  registration_token,
  proof_of_work,
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
  refusals: ['already_registered', 'cannot_send_code', 'proof_of_work_needed'],
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
  refusals: ['already_registered', 'cannot_send_code', 'proof_of_work_needed'],
})

export const verification = operation({
  name: 'verification',
  summary:
    'Verify by the code that was sent: the phone or email of a registration, or of someone who forgot their password',
  method: 'POST',
  path: '/verification',
  access: 'anyone',
  limit: { calls: 60, per: 'hour' },
  body: z.strictObject({
    phone_number: z.optional(phone_number),
    email: z.optional(email),
    /** 4 digits for a registration, 6 for `reset_password`. */
    code: z
      .string({ error: t.enter_the_code })
      .check(
        z.minLength(1, { error: t.enter_the_code, abort: true }),
        z.regex(/^\d+$/, { error: t.the_code_only_has_digits, abort: true }),
        z.regex(/^\d{4}(\d{2})?$/, { error: t.enter_all_the_digits_of_the_code }),
      ),
    purpose: z.enum(['verify_phone', 'verify_email', 'reset_password'], {
      error: t.we_dont_send_codes_for_that,
    }),
    registration_token: z.optional(registration_token),
    /** With `reset_password`: from forgetPassword. */
    request_token: z.optional(request_token),
  }),
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
    seller_kind: z.enum(['private', 'in_trade'], { error: t.choose_privately_or_in_trade }),
    accepted_terms,
  }),
  status: 201,
  reply: session,
  refusals: ['phone_unverified', 'already_registered'],
})
