import { rejectionReason } from '#platform/common/verdict.ts'
import { expect, test } from 'vitest'
import { decline_codes } from '#platform/server/payments/gateway.ts'
import { isExpired, judgeCardRemoval } from './cards.rules.ts'
import { describeDecline, getDeclineErrors } from './declines.words.ts'

test.each([
  [10, 2026, true],
  [11, 2026, false],
  [1, 2027, false],
  [12, 2025, true],
])('a card until %i/%i has expired in November 2026: %s', (expires_month, expires_year, expected) =>
  expect(isExpired({ expires_month, expires_year }, new Date('2026-11-25T00:00:00Z'))).toBe(expected),
)

const free = { has_open_payment: false, is_only_card: false, pays_for_plan: false }

test.each([
  [{}, null],
  [{ is_only_card: true }, null],
  [{ pays_for_plan: true }, null],
  [{ is_only_card: true, pays_for_plan: true }, 'pays for your plan'],
  [{ has_open_payment: true }, 'is under way'],
  [{ has_open_payment: true, is_only_card: true, pays_for_plan: true }, 'is under way'],
])('a card with %j can’t be removed because: %s', (use, why) => {
  const reason = rejectionReason(judgeCardRemoval({ ...free, ...use }))
  expect(reason).toEqual(why && expect.stringContaining(why))
})

test('every decline has its own message, at its field', () => {
  const sentences = decline_codes.map(describeDecline)
  expect(new Set(sentences).size).toBe(decline_codes.length)
  expect(
    Object.fromEntries(decline_codes.map((code) => [code, Object.keys(getDeclineErrors(code) ?? {})])),
  ).toEqual({
    declined: [],
    insufficient_funds: [],
    expired_card: ['expiry'],
    incorrect_cvc: ['security_code'],
    incorrect_number: ['number'],
    processing_error: [],
    authentication_required: [],
    not_a_test_card: ['number'],
  })
})
