import { parsePhoneNumberWithError, ParseError } from 'libphonenumber-js/min'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/identity/texts.ts'

export type PhoneReading = { phone_number: string } | { problem: string }

/** Converts to E.164; numbers without a country code are New Zealand's. */
export function readPhoneNumber(typed: string): PhoneReading {
  try {
    const number = parsePhoneNumberWithError(typed, { defaultCountry: 'NZ', extract: false })
    if (number.ext) return { problem: t.leave_out_the_extension_we_can_only() }
    if (!number.isPossible()) return { problem: wrongLength(number.nationalNumber.length) }
    if (!number.isValid()) return { problem: t.that_phone_number_isnt_in_use_check() }
    return { phone_number: number.number }
  } catch (error) {
    if (!(error instanceof ParseError)) throw error
    return { problem: getParseProblems()[error.message] ?? getNotANumber() }
  }
}

const getNotANumber = makeTexts(() => t.enter_a_phone_number_like_021_123_4567())

const getParseProblems = makeTexts((): Record<string, string> => ({
  INVALID_COUNTRY: t.we_dont_know_that_country_code_start(),
  TOO_SHORT: t.that_phone_number_is_too_short(),
  TOO_LONG: t.that_phone_number_is_too_long(),
}))

const wrongLength = (digits: number) =>
  digits > 9 ? t.that_phone_number_is_too_long() : t.that_phone_number_is_too_short()

/**
 * In New Zealand only mobile numbers, which start with 2, take texts: no landline, no 0800 and no
 * 0508.
 */
export function smsProblem(phoneNumber: string): string | null {
  if (!phoneNumber.startsWith('+64') || phoneNumber.startsWith('+642')) return null
  return /^\+64[34679]\d{7}$/.test(phoneNumber)
    ? t.thats_a_landline_so_a_text_cant_reach()
    : t.a_text_cant_reach_that_number()
}

/** '64' of a New Zealand number. */
export function getCallingCode(phoneNumber: string): string {
  return parsePhoneNumberWithError(phoneNumber).countryCallingCode
}
