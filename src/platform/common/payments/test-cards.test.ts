import { expect, test } from 'vitest'
import { cardBrand, isCardNumber } from './card-rules.ts'
import { makeTestToken, readTestToken, testCards } from './test-cards.ts'

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
