import { must } from '#platform/common/must.ts'
import { formatByPattern } from '../formats/formats.ts'

export type CardBrand =
  | 'visa'
  | 'mastercard'
  | 'amex'
  | 'discover'
  | 'diners'
  | 'jcb'
  | 'unionpay'
  | 'maestro'

interface BrandRule {
  brand: CardBrand
  prefixes: [from: string, to: string][]
  lengths: number[]
}

const lengthsBetween = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, more) => from + more)

/** No prefix is the beginning of another, so the order doesn't matter. */
const brandRules: BrandRule[] = [
  { brand: 'visa', prefixes: [['4', '4']], lengths: [13, 16, 19] },
  {
    brand: 'mastercard',
    prefixes: [
      ['51', '55'],
      ['2221', '2720'],
    ],
    lengths: [16],
  },
  {
    brand: 'amex',
    prefixes: [
      ['34', '34'],
      ['37', '37'],
    ],
    lengths: [15],
  },
  {
    brand: 'discover',
    prefixes: [
      ['6011', '6011'],
      ['644', '649'],
      ['65', '65'],
    ],
    lengths: lengthsBetween(16, 19),
  },
  {
    brand: 'diners',
    prefixes: [
      ['300', '305'],
      ['3095', '3095'],
      ['36', '36'],
      ['38', '39'],
    ],
    lengths: lengthsBetween(14, 19),
  },
  { brand: 'jcb', prefixes: [['3528', '3589']], lengths: lengthsBetween(16, 19) },
  {
    brand: 'unionpay',
    prefixes: [
      ['62', '62'],
      ['81', '81'],
    ],
    lengths: lengthsBetween(16, 19),
  },
  {
    brand: 'maestro',
    prefixes: [
      ['50', '50'],
      ['56', '58'],
      ['6304', '6304'],
      ['67', '67'],
    ],
    lengths: lengthsBetween(12, 19),
  },
]

const begins = (digits: string, [from, to]: [from: string, to: string]) => {
  const start = digits.slice(0, from.length)
  return start.length === from.length && from <= start && start <= to
}

export function cardBrand(digits: string): CardBrand | null {
  return ruleFor(digits)?.brand ?? null
}

const ruleFor = (digits: string) =>
  brandRules.find(({ prefixes }) => prefixes.some((prefix) => begins(digits, prefix)))

export const cardNumberInput = (typed: string): string => typed.replace(/[^0-9]/g, '').slice(0, 19)

/** UnionPay numbers have no check digit. */
export function isCardNumber(number: string): boolean {
  if (!/^[0-9]+$/.test(number)) return false
  const rule = ruleFor(number)
  return (
    rule !== undefined &&
    rule.lengths.includes(number.length) &&
    (rule.brand === 'unionpay' || isLuhn(number))
  )
}

function isLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

/** At most 9 characters, enough for '12 / 2030'. */
const cleanExpiry = (typed: string): string => typed.replace(/[^0-9 /]/g, '').slice(0, 9)

/**
 * Adds the slash, once the month is complete: after two digits, or after one that no month begins
 * with.
 */
export function cardExpiryInput(typed: string, before = ''): string {
  const text = cleanExpiry(typed)
  // Never restores deleted characters.
  if (text.length <= before.length || text.includes('/')) return text
  const [, month, year] = /^ *(0\d|1[0-2]|[2-9]) *(\d{0,4})$/.exec(text) ?? []
  return month === undefined ? text : `${month.padStart(2, '0')} / ${year}`
}

export interface CardExpiry {
  month: number
  year: number
}

/** Two-digit years from here on belong to the last century. */
const cutoff = 70

const findExpiry = (typed: string) =>
  /^ *(\d{1,2}) *\/ *(\d{4}|\d{2}) *$/.exec(typed) ??
  /^ *(\d{2}) *(\d{4}|\d{2}) *$/.exec(typed) ??
  /^ *([2-9])(\d{2}) *$/.exec(typed)

/** True for '13 / 34': it's written as an expiry, but isn't one. */
export function hasWrongMonth(typed: string): boolean {
  const found = findExpiry(typed)
  return found !== null && (Number(found[1]) < 1 || Number(found[1]) > 12)
}

export function readCardExpiry(typed: string): CardExpiry | null {
  const found = findExpiry(typed)
  if (!found) return null
  const month = Number(found[1])
  const year = Number(found[2])
  if (month < 1 || month > 12) return null
  return { month, year: must(found[2], 'year').length === 4 ? year : year + (year < cutoff ? 2000 : 1900) }
}

/** Valid to the end of its month. */
export function isCardExpiry(typed: string, now: Date): boolean {
  const expiry = readCardExpiry(typed)
  if (!expiry) return false
  const [year = 0, month = 0] = formatByPattern(now, 'YYYY-MM').split('-').map(Number)
  return expiry.year * 12 + expiry.month >= year * 12 + month
}

export const securityCodeInput = (typed: string): string => typed.replace(/[^0-9]/g, '').slice(0, 4)

export function isSecurityCode(code: string, brand: CardBrand | null): boolean {
  return brand === null || brand === 'amex' ? /^[0-9]{3,4}$/.test(code) : /^[0-9]{3}$/.test(code)
}
