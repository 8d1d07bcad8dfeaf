import { expect, test } from 'vitest'
import { describeOwnFailure, getPaymentState } from './invoice-labels.ts'

test.each([
  ['succeeded', 0, 'Paid'],
  ['succeeded', 500, 'Partly refunded'],
  ['succeeded', 4900, 'Refunded'],
  ['requires_action', 0, 'Waiting for you'],
  ['failed', 0, 'Failed'],
] as const)('a %s invoice with %i cents refunded is labelled %s', (status, refundedCents, label) =>
  expect(getPaymentState({ status, amount_cents: 4900, refunded_cents: refundedCents }).label).toBe(label),
)

test.each([
  ['start', 'authentication_required', 'You didn’t confirm it, so you weren’t charged.'],
  ['upgrade', 'authentication_required', 'You didn’t confirm it, so you weren’t charged.'],
  ['renewal', 'authentication_required', 'The bank wanted this payment confirmed, and it wasn’t.'],
  ['start', 'insufficient_funds', 'There wasn’t enough money on the card.'],
  ['start', null, 'The bank declined the card.'],
] as const)('a failed %s with the code %s is described as %s', (purpose, failureCode, expected) =>
  expect(describeOwnFailure({ purpose, failure_code: failureCode })).toBe(expected),
)
