import { expect, test } from 'vitest'
import { readBankAccount } from '#domains/accounts/common/bank-accounts.ts'
import { imagineBankAccount } from './demo-bank-accounts.ts'

test('each member of the demo has a bank account of their own, with right check digits', () => {
  const accounts = Array.from({ length: 60 }, (_, n) => imagineBankAccount(n))
  expect(new Set(accounts).size).toBe(60)
  for (const account of accounts) expect(readBankAccount(account)).toEqual({ number: account })
})
