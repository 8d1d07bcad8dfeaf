import { cardBrand, cardNumberInput } from '#platform/common/payments/card-rules.ts'

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
