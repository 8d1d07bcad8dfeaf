import { rejectionReason } from '#platform/common/verdict.ts'
import { expect, test } from 'vitest'
import { declineCodes } from '#platform/server/payments/gateway.ts'
import { isExpired, judgeCardRemoval } from './cards.rules.ts'
import { describeDecline, getDeclineErrors } from './declines.labels.ts'

test.each([
  [10, 2026, true],
  [11, 2026, false],
  [1, 2027, false],
  [12, 2025, true],
])('a card until %i/%i has expired in November 2026: %s', (expiresMonth, expiresYear, expected) =>
  expect(
    isExpired({ expires_month: expiresMonth, expires_year: expiresYear }, new Date('2026-11-25T00:00:00Z')),
  ).toBe(expected),
)

const free = { hasOpenPayment: false, isOnlyCard: false, paysForPlan: false }

test.each([
  [{}, null],
  [{ isOnlyCard: true }, null],
  [{ paysForPlan: true }, null],
  [{ isOnlyCard: true, paysForPlan: true }, 'pays for your plan'],
  [{ hasOpenPayment: true }, 'is under way'],
  [{ hasOpenPayment: true, isOnlyCard: true, paysForPlan: true }, 'is under way'],
])('a card with %j can’t be removed because: %s', (use, why) => {
  const reason = rejectionReason(judgeCardRemoval({ ...free, ...use }))
  expect(reason).toEqual(why && expect.stringContaining(why))
})

test('every decline has its own message, at its field', () => {
  const sentences = declineCodes.map(describeDecline)
  expect(new Set(sentences).size).toBe(declineCodes.length)
  expect(
    Object.fromEntries(declineCodes.map((code) => [code, Object.keys(getDeclineErrors(code) ?? {})])),
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
