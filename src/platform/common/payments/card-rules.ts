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

interface CardExpiry {
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

/**
 * Stripe's public test cards, and how each behaves. A name never changes its meaning: tokens and
 * the sandbox's rows contain it.
 */
export interface TestCard {
  name: string
  number: string
  brand: CardBrand
  /** Why it can't be saved; null if it can. */
  refusedAs: TestDecline | null
  whenCharged: 'succeeds' | 'is_charged_back' | 'is_declined' | 'asks_once' | 'asks_always'
  /** Its bank's, in the sandbox. */
  country: string
}

export type TestDecline =
  | 'declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'incorrect_number'
  | 'processing_error'

const accept = (name: string, brand: CardBrand, number: string): TestCard => ({
  name,
  number,
  brand,
  refusedAs: null,
  whenCharged: 'succeeds',
  country: 'NZ',
})

const refuse = (name: string, number: string, refusedAs: TestDecline): TestCard => ({
  ...accept(name, 'visa', number),
  refusedAs,
})

const charge = (name: string, number: string, whenCharged: TestCard['whenCharged']): TestCard => ({
  ...accept(name, 'visa', number),
  whenCharged,
})

export const testCards: readonly TestCard[] = [
  accept('visa', 'visa', '4242424242424242'),
  accept('visa-debit', 'visa', '4000056655665556'),
  accept('mastercard', 'mastercard', '5555555555554444'),
  accept('mastercard-2', 'mastercard', '2223003122003222'),
  accept('mastercard-debit', 'mastercard', '5200828282828210'),
  accept('mastercard-prepaid', 'mastercard', '5105105105105100'),
  accept('amex', 'amex', '378282246310005'),
  accept('amex-2', 'amex', '371449635398431'),
  accept('discover', 'discover', '6011111111111117'),
  accept('discover-2', 'discover', '6011000990139424'),
  accept('diners', 'diners', '3056930009020004'),
  accept('diners-14', 'diners', '36227206271667'),
  accept('jcb', 'jcb', '3566002020360505'),
  accept('unionpay', 'unionpay', '6200000000000005'),
  accept('unionpay-debit', 'unionpay', '6200000000000047'),
  accept('unionpay-19', 'unionpay', '6205500000000000004'),
  accept('new-zealand', 'visa', '4000005540000008'),
  { ...accept('british', 'visa', '4000008260000000'), country: 'GB' },
  refuse('declined', '4000000000000002', 'declined'),
  refuse('insufficient-funds', '4000000000009995', 'insufficient_funds'),
  refuse('lost', '4000000000009987', 'declined'),
  refuse('stolen', '4000000000009979', 'declined'),
  refuse('expired', '4000000000000069', 'expired_card'),
  refuse('incorrect-cvc', '4000000000000127', 'incorrect_cvc'),
  refuse('processing-error', '4000000000000119', 'processing_error'),
  charge('declined-later', '4000000000000341', 'is_declined'),
  charge('asks-once', '4000002500003155', 'asks_once'),
  charge('asks-always', '4000002760003184', 'asks_always'),
  charge('asks-always-2', '4000000000003220', 'asks_always'),
  charge('charged-back', '4000000000000259', 'is_charged_back'),
]

const byName = new Map(testCards.map((card) => [card.name, card]))

export const findTestCard = (name: string): TestCard | undefined => byName.get(name)

/**
 * Makes the token that the browser sends instead of a test card's number; null for any other
 * number, which is never sent.
 *
 * @param nonce 8 to 32 small letters and digits
 */
export function makeTestToken(number: string, { month, year }: CardExpiry, nonce: string): string | null {
  const card = testCards.find((one) => one.number === number)
  return card ? `tok_sandbox_${card.name}_${String(month).padStart(2, '0')}${year}_${nonce}` : null
}

export function readTestToken(token: string): { card: TestCard; expiry: CardExpiry } | null {
  const [, name = '', month, year] =
    /^tok_sandbox_([a-z0-9-]{1,40})_(0[1-9]|1[0-2])([12]\d{3})_[a-z0-9]{8,32}$/.exec(token) ?? []
  const card = findTestCard(name)
  return card ? { card, expiry: { month: Number(month), year: Number(year) } } : null
}
