import { expect, test } from 'vitest'
import { findTestCard } from '#platform/common/payments/card-rules.ts'
import { decideCharge } from './sandbox-charges.ts'

const now = new Date('2026-11-25T00:00:00Z')

test.each([
  ['visa', { is_present: false }, 'succeeded', null],
  ['visa', { is_present: false, expires_year: 2025 }, 'failed', 'expired_card'],
  ['declined-later', { is_present: true }, 'failed', 'declined'],
  ['asks-once', { is_present: true }, 'requires_action', null],
  ['asks-once', { is_present: false }, 'failed', 'authentication_required'],
  ['asks-once', { is_present: false, wasConfirmed: true }, 'succeeded', null],
  ['asks-always', { is_present: true, wasConfirmed: true }, 'requires_action', null],
  ['asks-always', { is_present: false, wasConfirmed: true }, 'failed', 'authentication_required'],
] as const)('%s, %j: %s %s', (name, { is_present, ...rest }, status, failureCode) => {
  const card = {
    test_card: findTestCard(name)!,
    expires_month: 11,
    expires_year: 2026,
    wasConfirmed: false,
    ...rest,
  }
  expect(decideCharge(card, { isPresent: is_present, now })).toEqual({ status, failure_code: failureCode })
})
