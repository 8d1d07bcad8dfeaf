import { parsePhoneNumberWithError, ParseError } from 'libphonenumber-js/min'

export type PhoneReading = { phone_number: string } | { problem: string }

/** Reads a phone number as typed, a New Zealand one unless it says otherwise, into E.164. */
export function readPhoneNumber(typed: string): PhoneReading {
  try {
    const number = parsePhoneNumberWithError(typed, { defaultCountry: 'NZ', extract: false })
    if (number.ext) return { problem: 'Leave out the extension. We can only send codes to direct numbers.' }
    if (!number.isPossible()) return { problem: wrongLength(number.nationalNumber.length) }
    if (!number.isValid()) return { problem: 'That phone number isn’t in use. Check the digits.' }
    return { phone_number: number.number }
  } catch (error) {
    if (!(error instanceof ParseError)) throw error
    return { problem: parseProblems[error.message] ?? notANumber }
  }
}

const notANumber = 'Enter a phone number, like 021 123 4567.'

const parseProblems: Record<string, string> = {
  INVALID_COUNTRY: 'We don’t know that country code. Start with + and the code, like +64 21 123 4567.',
  TOO_SHORT: 'That phone number is too short.',
  TOO_LONG: 'That phone number is too long.',
}

const wrongLength = (digits: number) =>
  digits > 9 ? 'That phone number is too long.' : 'That phone number is too short.'

/** What is wrong with a number that a code should go to by SMS; null where one can reach it. */
export function whyNoSms(phone_number: string): string | null {
  return /^\+64[34679]\d{7}$/.test(phone_number)
    ? 'That’s a landline, so a text can’t reach it. Enter a mobile number.'
    : null
}

/** The part of an E.164 number that says where it is: '64'. */
export function getCallingCode(phone_number: string): string {
  return parsePhoneNumberWithError(phone_number).countryCallingCode
}
