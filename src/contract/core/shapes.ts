import * as z from 'zod/mini'
import { cleanText } from '#shared/formats/clean-text.ts'

/** Field shapes that several domains share, each with the plain sentence a person sees. */

export const id = z.int('This must be a number.').check(z.positive('This must be a number above 0.'))

/** An absolute instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime('This must be a date and time.')

/** A whole number of cents, at most NZ$ 100,000,000 (trading-rules.md, price rule 7). */
export const cents = z
  .int('This must be an amount in whole cents.')
  .check(
    z.positive('This must be more than NZ$ 0.'),
    z.maximum(10_000_000_000, 'This may be at most NZ$ 100,000,000.'),
  )

/** A day of the calendar: 2026-11-22. The calendar of PostgreSQL has no year 0. */
export const calendar_day = z.iso
  .date('Enter a date as YYYY-MM-DD.')
  .check(z.refine((text) => text >= '1000', 'Enter a four-digit year, like 2026.'))

export const day = z.nullable(calendar_day)

/** A whole number within bounds, or null where nothing is said. */
export const whole = (name: string, { least, most }: { least: number; most: number }) =>
  z.nullable(
    z
      .int(`${name} must be a whole number.`)
      .check(
        z.minimum(
          least,
          `${name} must be at least ${least.toLocaleString('en-NZ', { useGrouping: least > 9999 })}.`,
        ),
        z.maximum(
          most,
          `${name} may be at most ${most.toLocaleString('en-NZ', { useGrouping: most > 9999 })}.`,
        ),
      ),
  )

/** Spaces at its ends and doubled ones are not counted; a text far beyond what fits is not looked at any further. */
const within = (max: number, sentence: string) =>
  z.maxLength(2 * max + 1000, { error: sentence, abort: true })

const tooLong = (name: string, max: number) =>
  `${name} may be at most ${max.toLocaleString('en-NZ')} characters long.`

/** One line of text, trimmed, with single spaces. */
export const line = (name: string, max: number, min = 1) =>
  z.string(`${name} is missing.`).check(
    within(max, tooLong(name, max)),
    z.overwrite((text) => cleanText(text).replace(/\s+/g, ' ').trim()),
    z.minLength(min, min === 1 ? `${name} is missing.` : `${name} needs at least ${min} characters.`),
    z.maxLength(max, { error: tooLong(name, max), abort: true }),
  )

const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u

/** Part of somebody's name. */
export const personName = (name: string) =>
  line(name, 40).check(z.refine((text) => !emoji.test(text), `${name} can’t have emoji in it.`))

/** One line of text, or null where nothing is said. */
export const written = (name: string, max: number) => z.nullable(line(name, max))

/** One of a few, or null where nothing is said. */
export const chosen = <const T extends readonly string[]>(of: T) =>
  z.nullable(z.enum(of, 'Choose from the list.'))

/** Text with paragraphs; may be empty. */
export const paragraphs = (name: string, max: number) =>
  z.string(`${name} must be text.`).check(
    within(max, tooLong(name, max)),
    z.overwrite((text) => cleanText(text.replace(/\r\n?/g, '\n')).trim()),
    z.maxLength(max, { error: tooLong(name, max), abort: true }),
  )

const domainName = /(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]/.source
const emailPattern = new RegExp(`^[a-z0-9_%+'-]+(?:\\.[a-z0-9_%+'-]+)*@${domainName}$`)

/** The seed's email rule and message (section 5), lower-cased. */
export const email = z
  .string('Invalid email address')
  .check(
    within(254, 'Invalid email address'),
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, { error: 'Invalid email address', abort: true }),
    z.regex(emailPattern, 'Invalid email address'),
  )

const hostPattern = new RegExp(`^${domainName}$`)

function isWebAddress(text: string): boolean {
  const url = /^https?:\/\/[^\s\\/][^\s\\]*$/i.test(text) ? URL.parse(text) : null
  return url !== null && hostPattern.test(url.hostname) && url.username === '' && url.password === ''
}

/** The address of a page on the web, whole; the seed's message (section 5). */
export const url = z
  .string('Invalid URL')
  .check(
    within(2000, 'Invalid URL'),
    z.trim(),
    z.maxLength(2000, { error: 'Invalid URL', abort: true }),
    z.refine(isWebAddress, 'Invalid URL'),
  )

export const terms_missing = 'Please agree to the terms of trade.'
export const accepted_terms = z.literal(true, terms_missing)

/** The seed's password rule (section 5). */
export const password = z
  .string('Enter your password.')
  .check(
    z.minLength(8, 'Use 8 to 15 characters.'),
    z.maxLength(15, { error: 'Use 8 to 15 characters.', abort: true }),
    z.regex(/^[A-Za-z0-9!@#$%^&*]*$/, 'Only use letters, digits and ! @ # $ % ^ & *.'),
    z.regex(/[0-9]/, 'Use at least one digit.'),
  )

/** A phone number as typed; read as a New Zealand number unless it starts with +. */
export const phone_number = z
  .string('Enter a phone number.')
  .check(
    within(30, 'That’s too long for a phone number.'),
    z.trim(),
    z.minLength(1, 'Enter a phone number.'),
    z.maxLength(30, { error: 'That’s too long for a phone number.', abort: true }),
  )

/** Where a code opens or closes an account. */
export const six_digits = z.string('Enter the code.').check(z.regex(/^\d{6}$/, 'Enter all 6 digits.'))

/** What only the one who asked for a code holds. */
export const request_token = z.string('Please start again.').check(z.minLength(20), z.maxLength(100))

/** A file, for `answers_file`: a Blob for who calls from the browser. */
export const file = z.instanceof(Blob)

export const slug = z
  .string()
  .check(z.maxLength(80, { abort: true }), z.regex(/^[a-z0-9-]+$/, 'Choose a place from the list.'))

/** `?x=yes` switches something on; leave it out otherwise. */
export const yes = z.optional(z.literal('yes', 'Only yes is understood here.'))

export const type = z.enum(['general', 'vehicle', 'property'], 'Choose general, vehicle or property.')

/** A table that people page through. */
export const page = <T extends z.core.$ZodType>(item: T) =>
  z.strictObject({ items: z.array(item), total: z.int(), page: z.int(), limit: z.int() })

export const page_query = {
  page: z._default(z.int('This must be a number.').check(z.positive(), z.maximum(10_000)), 1),
  limit: z._default(
    z.int('This must be a number.').check(z.positive(), z.maximum(100, 'At most 100 at a time.')),
    20,
  ),
}

export const done = z.strictObject({ ok: z.literal(true) })

export const by_id = z.strictObject({ id })
