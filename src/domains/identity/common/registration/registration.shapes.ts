import * as z from 'zod/mini'
import { session } from '../auth.shapes.ts'
import {
  acceptedTerms,
  idOfAccount,
  email,
  id,
  line,
  password,
  personName,
  phoneNumber,
  proofOfWork,
  requestToken,
  slug,
} from '#platform/common/shapes.ts'
import * as t from '#domains/identity/texts.ts'

const names = {
  first_name: personName(t.registration_first_name),
  last_name: personName(t.registration_last_name),
}

export const checkDuplicateEmail = {
  body: z.strictObject({ email, proof_of_work: proofOfWork }),
  reply: z.strictObject({ is_duplicate: z.boolean() }),
}

const sentCodeFields = {
  phone_number: z.string(),
  purpose: z.enum(['verify_phone', 'verify_email']),
  sent_to: z.string(),
  resend_after_s: z.int(),
}

export const registerBasic = {
  body: z.strictObject({
    ...names,
    email,
    phone_number: phoneNumber,
    password,
    country: z._default(line(t.country, 60), 'New Zealand'),
    proof_of_work: proofOfWork,
  }),
  reply: z.strictObject({ id: idOfAccount, registration_token: z.string(), ...sentCodeFields }),
}

const registrationToken = z
  .string({ error: t.the_registration_is_missing })
  .check(z.minLength(20), z.maxLength(100))

export const updateRegistration = {
  params: z.strictObject({ id: idOfAccount }),
  body: z.strictObject({
    registration_token: registrationToken,
    first_name: z.optional(names.first_name),
    last_name: z.optional(names.last_name),
    email: z.optional(email),
    phone_number: z.optional(phoneNumber),
    password: z.optional(password),
    country: z.optional(line(t.country, 60)),
    proof_of_work: proofOfWork,
  }),
  reply: z.strictObject({ id, ...sentCodeFields }),
}

export const codeRequest = z.strictObject({
  /** Exactly one of the two: where the code goes, as registerBasic answered. */
  phone_number: z.optional(phoneNumber),
  email: z.optional(email),
  purpose: z.enum(['verify_phone', 'verify_email'], { error: t.we_dont_send_codes_for_that }),
  registration_token: registrationToken,
  proof_of_work: proofOfWork,
})

export const sentCode = z.strictObject(sentCodeFields)

export const sendCode = {
  body: codeRequest,
  reply: sentCode,
}

export const verification = {
  body: z.strictObject({
    phone_number: z.optional(phoneNumber),
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
    registration_token: z.optional(registrationToken),
    /** With `reset_password`: from forgetPassword. */
    request_token: z.optional(requestToken),
  }),
  reply: z.strictObject({ verified: z.literal(true), token: z.optional(z.string()) }),
}

export const registerComplete = {
  body: z.strictObject({
    registration_token: registrationToken,
    region: slug,
    suburb: slug,
    seller_kind: z.enum(['private', 'in_trade'], { error: t.choose_privately_or_in_trade }),
    accepted_terms: acceptedTerms,
  }),
  reply: session,
}
