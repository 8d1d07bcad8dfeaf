import {
  cardBrand,
  cardNumberInput,
  hasWrongMonth,
  isCardExpiry,
  isCardNumber,
  isSecurityCode,
  readCardExpiry,
} from '#platform/common/payments/card-rules.ts'
import { makeTestToken } from '#platform/common/payments/test-cards.ts'
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
