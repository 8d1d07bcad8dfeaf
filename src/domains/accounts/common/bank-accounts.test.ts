import { expect, test } from 'vitest'
import { readBankAccount } from './bank-accounts.ts'

test.each([
  ['01-902-0068389-00', '01-0902-0068389-00'],
  ['08-6523-1954512-001', '08-6523-1954512-001'],
  ['26-2600-0320871-032', '26-2600-0320871-032'],
  ['0109020068389 00', '01-0902-0068389-00'],
  ['01 0902 00068389 0000', '01-0902-0068389-000'],
  ['  01.0902.0068389.00 ', '01-0902-0068389-00'],
  ['01-0902-0068389-0', '01-0902-0068389-00'],
  // From 990000 on, the check leaves out the branch.
  ['12-3140-1000019-50', '12-3140-1000019-50'],
  ['12-3299-1000019-50', '12-3299-1000019-50'],
  // A bank without a known rule.
  ['99-0001-1234567-00', '99-0001-1234567-00'],
])('%s', (typed, number) => {
  expect(readBankAccount(typed)).toEqual({ number })
})

test.each([
  ['01-0902-0068380-00', /isn’t a valid account number/],
  ['01-0903-0068389-00', /isn’t a valid account number/],
  ['08-6523-1954513-001', /isn’t a valid account number/],
  ['12-3140-1000010-50', /isn’t a valid account number/],
  ['26-2600-0320871-033', /isn’t a valid account number/],
  ['01-0902-0068389', /bank, branch/],
  ['01-0902-10068389-00', /bank, branch/],
  ['01-0902-0068389-1000', /bank, branch/],
  ['4242 4242 4242 4242 1', /bank, branch/],
  ['', /bank, branch/],
  ['ring me', /bank, branch/],
])('%s is refused', (typed, problem) => {
  expect(readBankAccount(typed)).toEqual({ problem: expect.stringMatching(problem) })
})
