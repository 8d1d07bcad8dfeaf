import { expect, test } from 'vitest'
import { isBankAccountNumber } from './bank-account-rules.ts'

test.each([
  ['12-3456-1234567-00', true],
  ['12-3456-1234567-000', true],
  ['12-3456-1234567-0', false],
  ['12-3456-1234567', false],
  ['12-3456-123456-00', false],
  ['12 3456 1234567 00', false],
  ['1234561234567000', false],
  ['12-3456-1234567-00\n', false],
  ['１2-3456-1234567-00', false],
  ['', false],
])('%j is a bank account’s number: %s', (number, isNumber) =>
  expect(isBankAccountNumber(number)).toBe(isNumber),
)
