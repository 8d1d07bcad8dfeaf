import { expect, test } from 'vitest'
import {
  cardBrand,
  cardExpiryInput,
  cardNumberInput,
  isCardExpiry,
  isCardNumber,
  isSecurityCode,
  readCardExpiry,
  securityCodeInput,
  type CardBrand,
  makeTestToken,
  readTestToken,
  testCards,
} from './card-rules.ts'

test.each<[string, CardBrand | null]>([
  ['4', 'visa'],
  ['50', 'maestro'],
  ['51', 'mastercard'],
  ['55', 'mastercard'],
  ['56', 'maestro'],
  ['58', 'maestro'],
  ['59', null],
  ['2220', null],
  ['2221', 'mastercard'],
  ['2720', 'mastercard'],
  ['2721', null],
  ['33', null],
  ['34', 'amex'],
  ['35', null],
  ['3527', null],
  ['3528', 'jcb'],
  ['3589', 'jcb'],
  ['3590', null],
  ['300', 'diners'],
  ['305', 'diners'],
  ['306', null],
  ['3095', 'diners'],
  ['36', 'diners'],
  ['37', 'amex'],
  ['38', 'diners'],
  ['39', 'diners'],
  ['6011', 'discover'],
  ['6012', null],
  ['643', null],
  ['644', 'discover'],
  ['649', 'discover'],
  ['65', 'discover'],
  ['62', 'unionpay'],
  ['6304', 'maestro'],
  ['66', null],
  ['67', 'maestro'],
  ['81', 'unionpay'],
  ['82', null],
  ['', null],
  ['5', null],
  ['222', null],
  ['601', null],
])('%s begins a number of %s', (digits, brand) => expect(cardBrand(digits)).toBe(brand))

test.each<[CardBrand, string, boolean]>([
  ['visa', '4242424242424242', true],
  ['visa', '4242424242424241', false],
  ['visa', '4222222222222', true],
  ['visa', '4000000000000000006', true],
  ['visa', '42424242424242424', false],
  ['mastercard', '5555555555554444', true],
  ['mastercard', '2223003122003222', true],
  ['mastercard', '5555555555554445', false],
  ['mastercard', '555555555555557', false],
  ['amex', '378282246310005', true],
  ['amex', '371449635398431', true],
  ['amex', '378282246310006', false],
  ['amex', '3782822463100055', false],
  ['discover', '6011111111111117', true],
  ['discover', '6011000990139424', true],
  ['discover', '601111111111114', false],
  ['diners', '3056930009020004', true],
  ['diners', '36227206271667', true],
  ['diners', '36227206271668', false],
  ['jcb', '3566002020360505', true],
  ['jcb', '3566002020360506', false],
  ['unionpay', '6200000000000005', true],
  ['unionpay', '6200000000000006', true],
  ['unionpay', '6200000000000000001', true],
  ['unionpay', '620000000000000', false],
  ['maestro', '6759649826438453', true],
  ['maestro', '6759649826438454', false],
  ['maestro', '500000000009', true],
  ['maestro', '50000000003', false],
])('%s %s is a valid number: %s', (brand, number, isNumber) => {
  expect(cardBrand(number)).toBe(brand)
  expect(isCardNumber(number)).toBe(isNumber)
})

test.each([
  '',
  '0',
  '0000000000000000',
  '9999999999999995',
  '4242 4242 4242 4242',
  '4242-4242-4242-4242',
  '４２４２４２４２４２４２４２４２',
  '4242424242424242\n',
  '-4242424242424242',
  '4242424242424242e1',
  '42424242424242420000',
])('%j is no card number', (number) => expect(isCardNumber(number)).toBe(false))

test.each([
  ['4242 4242 4242 4242', '4242424242424242'],
  ['4242-4242', '42424242'],
  ['card: 42', '42'],
  ['４２42', '42'],
  ['1'.repeat(25), '1'.repeat(19)],
  [' 1 '.repeat(25), '1'.repeat(19)],
  ['', ''],
])('the number field turns %j into %j', (typed, expected) => expect(cardNumberInput(typed)).toBe(expected))

test.each([
  ['1/30', 1, 2030],
  ['01/30', 1, 2030],
  ['12 / 30', 12, 2030],
  ['12 / 2030', 12, 2030],
  ['1230', 12, 2030],
  ['122030', 12, 2030],
  ['829', 8, 2029],
  [' 12/30 ', 12, 2030],
  ['12/00', 12, 2000],
  ['12/69', 12, 2069],
  ['12/70', 12, 1970],
  ['12/99', 12, 1999],
  ['12/1999', 12, 1999],
])('%j is month %i of %i', (typed, month, year) => expect(readCardExpiry(typed)).toEqual({ month, year }))

test.each([
  '',
  '/',
  '12',
  '12/',
  '/30',
  '0/30',
  '00/30',
  '13/30',
  '99/30',
  '1/3',
  '12/203',
  '12/20300',
  '123/30',
  '130',
  '12-30',
  '12//30',
  '１２/30',
  'ab/cd',
  '12/30\n',
])('%j is refused as an expiry', (typed) => {
  expect(readCardExpiry(typed)).toBeNull()
  expect(isCardExpiry(typed, new Date('2026-11-21T00:00:00Z'))).toBe(false)
})

test.each([
  ['10/26', '2026-11-21T00:00:00Z', false],
  ['11/26', '2026-11-21T00:00:00Z', true],
  ['12/25', '2026-11-21T00:00:00Z', false],
  ['01/27', '2026-11-21T00:00:00Z', true],
  ['12/69', '2026-11-21T00:00:00Z', true],
  ['12/70', '2026-11-21T00:00:00Z', false],
  ['12/1970', '2026-11-21T00:00:00Z', false],
  ['11 / 2026', '2026-11-21T00:00:00Z', true],
  // The month ends in Auckland, 13 hours before UTC.
  ['11/26', '2026-11-30T10:59:59Z', true],
  ['11/26', '2026-11-30T11:00:00Z', false],
  ['12/26', '2026-12-31T10:59:59Z', true],
  ['12/26', '2026-12-31T11:00:00Z', false],
])('%s at %s is in the future: %s', (typed, now, isAhead) =>
  expect(isCardExpiry(typed, new Date(now))).toBe(isAhead),
)

test.each([
  ['12 / 2030', '12 / 2030'],
  ['12 / 20301', '12 / 2030'],
  ['12-30', '12 / 30'],
  ['1', '1'],
  ['8', '08 / '],
  ['829', '08 / 29'],
  ['0829', '08 / 29'],
  ['13', '13'],
  ['1a2b/30', '12/30'],
  ['1'.repeat(20), '1'.repeat(9)],
  ['', ''],
])('the expiry field turns %j into %j', (typed, expected) => expect(cardExpiryInput(typed)).toBe(expected))

test('the added slash can be deleted', () => {
  expect(cardExpiryInput('08 /', '08 / ')).toBe('08 /')
  expect(cardExpiryInput('08', '08 ')).toBe('08')
  expect(cardExpiryInput('082', '08')).toBe('08 / 2')
})

const brands: CardBrand[] = ['visa', 'mastercard', 'discover', 'diners', 'jcb', 'unionpay', 'maestro']

test.each([
  ...brands.flatMap((brand) => [[brand, '123', true] as const, [brand, '1234', false] as const]),
  ['amex', '123', true],
  ['amex', '1234', true],
  ['amex', '12345', false],
  [null, '123', true],
  [null, '1234', true],
  [null, '12', false],
  [null, '12345', false],
  ['visa', '12', false],
  ['visa', '000', true],
  ['visa', '', false],
  ['visa', '12a', false],
  ['visa', '１２３', false],
  ['visa', '123\n', false],
  ['amex', '12 4', false],
] as const)('the security code of %s may be %j: %s', (brand, code, isCode) =>
  expect(isSecurityCode(code, brand)).toBe(isCode),
)

test.each([
  ['1234', '1234'],
  ['12345', '1234'],
  ['1 2 3', '123'],
  ['a12', '12'],
  ['', ''],
])('the security code field turns %j into %j', (typed, expected) =>
  expect(securityCodeInput(typed)).toBe(expected),
)

const expiry = { month: 3, year: 2031 }

test.each(testCards.map((card) => [card.name, card] as const))(
  '%s is a number of its brand, and its token contains no number',
  (_name, card) => {
    expect(isCardNumber(card.number)).toBe(true)
    expect(cardBrand(card.number)).toBe(card.brand)
    const token = makeTestToken(card.number, expiry, 'abcdefgh12')
    expect(token).not.toMatch(/\d{7,}/)
    expect(readTestToken(token!)).toEqual({ card, expiry })
  },
)

test('each name and number belongs to one card', () => {
  for (const field of ['name', 'number'] as const)
    expect(new Set(testCards.map((card) => card[field])).size).toBe(testCards.length)
})

test.each(['4111111111111111', '4242424242424243', '424242424242424', '', '4242 4242 4242 4242'])(
  '%j has no token',
  (number) => expect(makeTestToken(number, expiry, 'abcdefgh')).toBeNull(),
)

test.each([
  'tok_sandbox_visa_032031_abcdefgh',
  'tok_sandbox_unionpay-19_122099_0',
  'tok_sandbox_visa_132031_abcdefgh',
  'tok_sandbox_visa_002031_abcdefgh',
  'tok_sandbox_nobody_032031_abcdefgh',
  'tok_sandbox_constructor_032031_abcdefgh',
  'tok_sandbox_visa_032031_abcdefgh\n',
  'tok_visa',
  '4242424242424242',
  '',
])('readTestToken refuses tokens such as %j, except the first', (token) =>
  expect(readTestToken(token) !== null).toBe(token === 'tok_sandbox_visa_032031_abcdefgh'),
)
