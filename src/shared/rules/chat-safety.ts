import { findContactDetail } from './contact-details.ts'

export const safety_hints = ['link', 'contact', 'payment'] as const
export type SafetyHint = (typeof safety_hints)[number]

/** How far into a conversation hints are given: people who have written this much know each other. */
export const hinted_messages = 10

const payment =
  /\b(?:bank (?:transfer|deposit|account)|account number|internet banking|deposit first|pay(?:ment)? (?:first|up ?front|in advance)|up ?front|western union|money ?gram|gift cards?|prezzy cards?|bitcoin|crypto(?:currency)?|paypal|friends and family|wire transfer|verification code|holding deposit)\b/i

/** What somebody who doesn't know the writer should be careful about. */
export function findSafetyHint(text: string): SafetyHint | null {
  const contact = findContactDetail(text)
  if (contact === 'link') return 'link'
  if (payment.test(text.normalize('NFKC'))) return 'payment'
  return contact === null ? null : 'contact'
}
