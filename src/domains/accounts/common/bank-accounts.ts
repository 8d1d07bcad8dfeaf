import type { NumberReading } from '#platform/common/formats/nz-numbers.ts'
import { must } from '#platform/common/must.ts'
import * as t from '#domains/accounts/texts.ts'

/** Bank 2 digits, branch 4, account 7, suffix 2 or 3. */

const pattern = /^(\d{2})(\d{4})(\d{7})(\d{2,3})$/
const separated = /^(\d{2})[\s.-]+(\d{3,4})[\s.-]+(\d{6,8})[\s.-]+(\d{1,4})$/

/** @returns '01-0902-0068389-00', or the problem */
export function readBankAccount(typed: string): NumberReading {
  const parts = getParts(typed.trim())
  if (!parts) {
    return {
      problem: t.a_bank_account_has_a_bank_branch(),
    }
  }
  if (!fitsItsBank(parts)) return { problem: t.that_is_not_a_bank_account_check_the() }
  return { number: parts.join('-') }
}

type Parts = [bank: string, branch: string, account: string, suffix: string]

function getParts(typed: string): Parts | null {
  const found = separated.exec(typed) ?? pattern.exec(typed.replace(/[\s.-]/g, ''))
  if (!found) return null
  const [, bank = '', branch = '', base = '', end = ''] = found
  // Statements omit leading zeros or add one; the number is the same.
  const account = base.length === 8 ? base.replace(/^0/, '') : base.padStart(7, '0')
  const suffix = end.length === 4 ? end.replace(/^0/, '') : end.padStart(2, '0')
  if (account.length !== 7 || suffix.length > 3) return null
  return [bank, branch.padStart(4, '0'), account, suffix]
}

/** Weights for branch (4), account (8) and suffix (4), as published with the withholding tax rules. */
interface Check {
  weights: number[]
  modulus: 10 | 11
  sumsDigits?: true
}

const withBranch: Check = { weights: [6, 3, 7, 9, 0, 0, 10, 5, 8, 4, 2, 1, 0, 0, 0, 0], modulus: 11 }
const withoutBranch: Check = { weights: [0, 0, 0, 0, 0, 0, 10, 5, 8, 4, 2, 1, 0, 0, 0, 0], modulus: 11 }
const sevenDigits: Check = { weights: [0, 0, 0, 0, 0, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0], modulus: 11 }
const withSuffix: Check = {
  weights: [0, 0, 0, 0, 0, 1, 3, 7, 1, 3, 7, 1, 0, 3, 7, 1],
  modulus: 10,
  sumsDigits: true,
}

const usualBanks = new Set(
  '01 02 03 04 06 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 27 30 35 38 88'.split(' '),
)
const banksWithSuffix = new Set(['26', '28', '29'])
/** From here on the check digit doesn't cover the branch. */
const withoutBranchFrom = 990_000

/** Null for banks whose rule isn't known: their numbers are accepted as they are. */
function getCheck([bank, , account]: Parts): Check | null {
  if (usualBanks.has(bank)) return Number(account) < withoutBranchFrom ? withBranch : withoutBranch
  if (bank === '08') return sevenDigits
  return banksWithSuffix.has(bank) ? withSuffix : null
}

function fitsItsBank(parts: Parts): boolean {
  const check = getCheck(parts)
  if (!check) return true
  const [, branch, account, suffix] = parts
  const digits = `${branch}${account.padStart(8, '0')}${suffix.padStart(4, '0')}`
  const products = Array.from(digits, (digit, at) => Number(digit) * must(check.weights[at], 'weight'))
  const sum = products.reduce((total, product) => total + (check.sumsDigits ? inDigits(product) : product), 0)
  return sum % check.modulus === 0
}

const inDigits = (number: number): number =>
  number < 10 ? number : inDigits((number % 10) + Math.floor(number / 10))
