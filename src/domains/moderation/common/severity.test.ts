import { expect, test } from 'vitest'
import { highValueCents, manyReports, getSeverity } from './severity.ts'

test.each([
  ['listing_report', 'prohibited', 1, null, 3],
  ['listing_report', 'scam', 5, null, 3],
  ['listing_report', 'counterfeit', 1, null, 2],
  ['listing_report', 'counterfeit', manyReports, null, 3],
  ['listing_report', 'wrong_category', 1, null, 1],
  ['listing_report', 'wrong_category', manyReports - 1, null, 1],
  ['listing_report', 'wrong_category', manyReports, null, 2],
  ['link', 'shared_phone', 1, null, 2],
  ['link', 'shared_card', 1, null, 3],
  ['member_report', 'harassment', 1, null, 3],
  ['member_report', 'spam', 1, null, 1],
  ['pending', 'approval', 1, null, 1],
  ['listing_appeal', 'suspension', 1, null, 2],
  ['account_appeal', 'suspension', 1, null, 3],
  ['warning_appeal', 'warning', 1, null, 1],
  ['dispute', 'sale', 1, highValueCents - 1, 2],
  ['dispute', 'sale', 1, highValueCents, 3],
  ['review_dispute', 'review', 1, null, 1],
] as const)('a %s of %s, %i open, worth %s, is rated %i', (kind, reason, reports, valueCents, severity) =>
  expect(getSeverity({ kind, reason, reports, value_cents: valueCents })).toBe(severity),
)
