import { findContactDetail } from '#domains/listings/common/contact-details.ts'

export const safetyHints = ['link', 'contact', 'payment'] as const
export type SafetyHint = (typeof safetyHints)[number]

/**
 * After the reader has written this many messages, they know the other person and get no more
 * hints.
 */
export const messagesToKnowEachOther = 5

/** Endings that are words too count only before a slash. */
const link =
  /\b(?:wa|t)\.me\b|(?<![a-z0-9-])[a-z0-9-]{2,}\.(?:(?:app|biz|gg|info|io|ly|online|shop|site|xyz)\b|(?:co|link|me|top|uk|us)\/)/i

const elsewhere = /\b(?:whatsapp|telegram|wechat|viber|facebook messenger)\b/i

/** A New Zealand bank account. */
const accountNumber = /\b\d{2}-\d{4}-\d{7}-\d{2,3}\b/

const payment =
  /\b(?:bank (?:transfer|deposit|account)|account number|internet banking|deposit first|pay(?:ment)? (?:first|up ?front|in advance)|up ?front|western union|money ?gram|gift card|prezzy card|bitcoin|crypto|paypal|friends and family|wire transfer|verification code|holding deposit)/i

/** Returns a warning for a reader who doesn't know the writer. */
export function findSafetyHint(text: string): SafetyHint | null {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  const contact = findContactDetail(plain)
  if (contact === 'link' || link.test(plain)) return 'link'
  if (payment.test(plain) || accountNumber.test(plain)) return 'payment'
  return contact === null && !elsewhere.test(plain) ? null : 'contact'
}
