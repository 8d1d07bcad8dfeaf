import { readBankAccount } from '#domains/accounts/common/bank-accounts.ts'

/** A branch that no bank has, so that nobody's account is shown; from here on it isn't checked. */
const firstNumber = 990_000

/** Another one for each, with right check digits. */
export function imagineBankAccount(n: number): string {
  let found = -1
  for (let number = firstNumber; ; number += 1) {
    const account = `01-0000-${String(number).padStart(7, '0')}-00`
    if ('number' in readBankAccount(account)) found += 1
    if (found === n) return account
  }
}
