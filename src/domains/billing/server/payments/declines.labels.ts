import { makeTexts } from '#platform/common/texts/make-texts.ts'
import type { DeclineCode } from '#platform/server/payments/gateway.ts'
import * as t from '#domains/billing/texts.ts'

const getDeclines = makeTexts((): Record<DeclineCode, string> => ({
  declined: t.declined(),
  insufficient_funds: t.insufficient_funds(),
  expired_card: t.expired_card(),
  incorrect_cvc: t.incorrect_cvc(),
  incorrect_number: t.incorrect_number(),
  processing_error: t.processing_error(),
  authentication_required: t.authentication_required(),
  not_a_test_card: t.not_a_test_card(),
}))

export const describeDecline = (code: DeclineCode): string => getDeclines()[code]

const fields: Partial<Record<DeclineCode, string>> = {
  expired_card: 'expiry',
  incorrect_cvc: 'security_code',
  incorrect_number: 'number',
  not_a_test_card: 'number',
}

/** Returns the field of the card form that the message belongs to, if any. */
export function getDeclineErrors(code: DeclineCode): Record<string, string> | undefined {
  const field = fields[code]
  return field === undefined ? undefined : { [field]: describeDecline(code) }
}
