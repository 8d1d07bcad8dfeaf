import {
  cardBrand,
  cardNumberInput,
  hasWrongMonth,
  isCardExpiry,
  isCardNumber,
  isSecurityCode,
  readCardExpiry,
  makeTestToken,
} from '#platform/common/payments/card-rules.ts'
import * as t from '#domains/billing/texts.ts'

export interface CardEntry {
  number: string
  expiry: string
  security_code: string
}

export type CardErrors = Partial<Record<keyof CardEntry, string>>

export function findCardErrors(
  { number, expiry, security_code: securityCode }: CardEntry,
  now: Date,
): CardErrors {
  const digits = cardNumberInput(number)
  return {
    ...(!isCardNumber(digits) && {
      number: digits === '' ? t.enter_your_card_number() : t.check_the_digits_of_your_card_number(),
    }),
    ...(!isCardExpiry(expiry, now) && {
      expiry: describeWrongExpiry(expiry),
    }),
    ...(!isSecurityCode(securityCode, cardBrand(digits)) && {
      security_code: securityCode === '' ? t.enter_the_security_code() : t.check_the_security_code(),
    }),
  }
}

function describeWrongExpiry(expiry: string): string {
  if (readCardExpiry(expiry)) return t.this_card_has_expired()
  if (hasWrongMonth(expiry)) return t.that_month_doesnt_exist()
  return expiry.trim() === '' ? t.enter_the_expiry_date() : t.enter_the_month_and_year()
}

/** Card data leaves the form only as a token. Null for a card that isn't a test card. */
export function tokenizeCard({ number, expiry }: CardEntry): string | null {
  const read = readCardExpiry(expiry)
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => (byte % 36).toString(36))
  return read && makeTestToken(cardNumberInput(number), read, letters.join(''))
}

/** 4-4-4-4, or 4-6-5 for Amex. */
export function groupCardNumber(digits: string): string {
  const groups = cardBrand(digits) === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d+)?$/ : null
  const parts = groups ? groups.exec(digits)?.slice(1) : digits.match(/\d{1,4}/g)
  return (parts ?? []).filter(Boolean).join(' ')
}

export interface TypedNumber {
  text: string
  caret: number
}

/** The caret stays behind the same digit. */
export function formatTypedNumber(typed: string, caret: number): TypedNumber {
  const digits = cardNumberInput(typed)
  const text = groupCardNumber(digits)
  const before = Math.min(cardNumberInput(typed.slice(0, caret)).length, digits.length)
  let at = 0
  for (let seen = 0; seen < before; at += 1) if (text[at] !== ' ') seen += 1
  return { text, caret: at }
}
