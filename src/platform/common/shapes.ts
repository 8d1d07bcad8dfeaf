import * as z from 'zod/mini'
import { cleanCode, cleanText } from '#platform/common/formats/clean-text.ts'
import { getNumberFormat } from '#platform/common/texts/intl.ts'
import * as t from '#platform/texts.ts'

export const id = z
  .int({ error: t.this_must_be_a_number })
  .check(z.positive({ error: t.this_must_be_a_number_above_0 }))

/** Both validate and are documented as `id`; only their types differ. */
export const idOfListing = id.brand<'listing'>()
export const idOfAccount = id.brand<'account'>()

export const instant = z.iso.datetime({ error: t.this_must_be_a_date_and_time })

/** At most NZ$ 100,000,000 (trading-rules.md, price rule 7). */
export const cents = z
  .int({ error: t.this_must_be_an_amount_in_whole_cents })
  .check(
    z.positive({ error: t.this_must_be_more_than_nz_0 }),
    z.maximum(10_000_000_000, { error: t.this_may_be_at_most_nz_100_000 }),
  )

/** A date: 2026-11-22. PostgreSQL has no year 0. */
export const calendarDay = z.iso
  .date({ error: t.enter_a_date_as_yyyy_mm_dd })
  .check(z.refine((text) => text >= '1000', { error: t.enter_a_four_digit_year_like_2026 }))

export const day = z.nullable(calendarDay)

type Name = () => string

/** Years get no comma. */
const formatNumber = (number: number) => getNumberFormat({ useGrouping: number > 9999 }).format(number)

export const whole = (name: Name, { least, most }: { least: number; most: number }) =>
  z.nullable(
    z.int({ error: () => t.name_must_be_a_whole_number({ name: name() }) }).check(
      z.minimum(least, {
        error: () => t.name_must_be_at_least({ name: name(), least: formatNumber(least) }),
      }),
      z.maximum(most, {
        error: () => t.name_may_be_at_most({ name: name(), most: formatNumber(most) }),
      }),
    ),
  )

/** `limit` is `most` as the refusal writes it. */
export const decimal = (
  name: Name,
  { isAboveZero, most, limit }: { isAboveZero?: true; most: number; limit?: string },
) => {
  const describeTooSmall = () => t.name_must_be_a_number_above_0({ name: name() })
  return z.nullable(
    z
      .number({ error: () => t.name_must_be_a_number({ name: name() }) })
      .check(
        isAboveZero ? z.positive({ error: describeTooSmall }) : z.nonnegative({ error: describeTooSmall }),
        z.maximum(most, { error: () => t.name_may_be_at_most({ name: name(), most: limit ?? most }) }),
      ),
  )
}

/**
 * Leading, trailing and doubled spaces don't count. Much longer texts are refused before any other
 * check runs.
 */
const within = (max: number, error: () => string) => z.maxLength(2 * max + 1000, { error, abort: true })

const describeTooLong = (name: Name, max: number) => () =>
  t.name_may_be_at_most_characters_long({ name: name(), count: max })

/** “Your name” as in “Enter your name”; “NZBN” stays as it is. */
const asObject = (name: string) =>
  /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)

export const line = (name: Name, max: number, min = 1) =>
  z.string({ error: () => t.enter_name({ name: asObject(name()) }) }).check(
    within(max, describeTooLong(name, max)),
    z.overwrite((text) => cleanText(text).replace(/\s+/g, ' ').trim()),
    z.minLength(min, {
      error: () =>
        min === 1
          ? t.enter_name({ name: asObject(name()) })
          : t.name_needs_at_least_characters({ name: name(), count: min }),
    }),
    z.maxLength(max, { error: describeTooLong(name, max), abort: true }),
  )

const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u

export const personName = (name: Name) =>
  line(name, 40).check(
    z.refine((text) => !emoji.test(text), {
      error: () => t.name_cant_have_emoji_in_it({ name: name() }),
    }),
  )

export const written = (name: Name, max: number) => z.nullable(line(name, max))

export const chosen = <const T extends readonly string[]>(of: T, error: Name = t.choose_from_the_list) =>
  z.nullable(z.enum(of, { error }))

export const paragraphs = (name: Name, max: number) =>
  z.string({ error: () => t.name_must_be_text({ name: name() }) }).check(
    within(max, describeTooLong(name, max)),
    z.overwrite((text) => cleanText(text.replace(/\r\n?/g, '\n')).trim()),
    z.maxLength(max, { error: describeTooLong(name, max), abort: true }),
  )

const domainName = /(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]/.source
const emailPattern = new RegExp(`^[a-z0-9_%+'-]+(?:\\.[a-z0-9_%+'-]+)*@${domainName}$`)

/** The rule and message of specification › Email and URL; lower-cased. */
export const email = z
  .string({ error: t.invalid_email_address })
  .check(
    within(254, t.invalid_email_address),
    z.overwrite(cleanCode),
    z.toLowerCase(),
    z.maxLength(254, { error: t.invalid_email_address, abort: true }),
    z.regex(emailPattern, { error: t.invalid_email_address }),
  )

const hostPattern = new RegExp(`^${domainName}$`)

function isWebAddress(text: string): boolean {
  const url = /^https?:\/\/[^\s\\/][^\s\\]*$/i.test(text) ? URL.parse(text) : null
  return url !== null && hostPattern.test(url.hostname) && url.username === '' && url.password === ''
}

export const url = z
  .string({ error: t.invalid_url })
  .check(
    within(2000, t.invalid_url),
    z.overwrite(cleanCode),
    z.maxLength(2000, { error: t.invalid_url, abort: true }),
    z.refine(isWebAddress, { error: t.invalid_url }),
  )

export const describeMissingTerms = () => t.please_agree_to_the_terms()
export const acceptedTerms = z.literal(true, { error: describeMissingTerms })

/** The rule of specification › Password. */
export const password = z
  .string({ error: t.enter_your_password })
  .check(
    z.minLength(8, { error: t.use_8_to_15_characters }),
    z.maxLength(15, { error: t.use_8_to_15_characters, abort: true }),
    z.regex(/^[A-Za-z0-9!@#$%^&*]*$/, { error: t.only_use_letters_digits_and }),
    z.regex(/[0-9]/, { error: t.use_at_least_one_digit }),
  )

/** As typed; a New Zealand number unless it starts with +. */
export const phoneNumber = z
  .string({ error: t.enter_a_phone_number })
  .check(
    within(30, t.thats_too_long_for_a_phone_number),
    z.overwrite(cleanCode),
    z.minLength(1, { error: t.enter_a_phone_number }),
    z.maxLength(30, { error: t.thats_too_long_for_a_phone_number, abort: true }),
  )

export const sixDigits = z.string({ error: t.enter_the_code }).check(
  within(30, t.enter_all_6_digits),
  z.overwrite((text) => cleanCode(text).replace(/\s/g, '')),
  z.regex(/^\d{6}$/, { error: t.enter_all_6_digits }),
)

/** Known only to the person who requested the code. */
export const requestToken = z.string({ error: t.please_start_again }).check(z.minLength(20), z.maxLength(100))

export const file = z.instanceof(Blob)

export const slug = z
  .string()
  .check(z.maxLength(80, { abort: true }), z.regex(/^[a-z0-9-]+$/, { error: t.choose_a_place_from_the_list }))

export const yes = z.optional(z.literal('yes', { error: t.only_yes_is_understood_here }))

export const type = z.enum(['general', 'vehicle', 'property'], {
  error: t.choose_general_vehicle_or_property,
})

export const page = <T extends z.core.$ZodType>(item: T) =>
  z.strictObject({ items: z.array(item), total: z.int(), page: z.int(), limit: z.int() })

export const pageQuery = {
  page: z._default(z.int({ error: t.this_must_be_a_number }).check(z.positive(), z.maximum(10_000)), 1),
  limit: z._default(
    z
      .int({ error: t.this_must_be_a_number })
      .check(z.positive(), z.maximum(100, { error: t.at_most_100_at_a_time })),
    20,
  ),
}

/** Pages of the back office's tables, whose rows are short. */
export const tableQuery = {
  page: pageQuery.page,
  limit: z._default(
    z
      .int({ error: t.this_must_be_a_number })
      .check(z.positive(), z.maximum(200, { error: t.at_most_200_at_a_time })),
    20,
  ),
}

export const done = z.strictObject({ ok: z.literal(true) })

export const byId = z.strictObject({ id })
export const byListing = z.strictObject({ id: idOfListing })
export const byAccount = z.strictObject({ id: idOfAccount })

/**
 * Sent after a refusal with `proof_of_work_needed`: its puzzle as `challenge` and the `solution`,
 * as JSON in base64.
 */
export const proofOfWork = z.optional(z.string().check(z.maxLength(3_000), z.regex(/^[\w+/]+={0,2}$/)))
