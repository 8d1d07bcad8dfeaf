import { expect, test } from 'vitest'
import { findCardErrors, tokenizeCard } from './card-entry.ts'

const good = { number: '4242 4242 4242 4242', expiry: '08 / 29', security_code: '123' }
const now = new Date('2026-11-25T00:00:00Z')

test.each([
  [{}, []],
  [{ number: '' }, ['Enter your card number.']],
  [{ number: '4242 4242 4242 4241' }, ['This card number isn’t right. Check the digits.']],
  [{ number: '3782 822463 10005', security_code: '1234' }, []],
  [{ security_code: '1234' }, ['Check the security code on your card.']],
  [{ expiry: '10/26' }, ['This card has expired. Use another card.']],
  [{ expiry: '13/29' }, ['That month doesn’t exist. Enter a month from 01 to 12.']],
  [{ expiry: '829' }, []],
  [{ expiry: '8' }, ['Enter the month and year, like 08 / 29.']],
  [{ expiry: '' }, ['Enter the expiry date.']],
  [
    { number: '', expiry: '', security_code: '' },
    ['Enter your card number.', expect.any(String), 'Enter the security code.'],
  ],
])('checking the card entry %j gives %j', (change, errors) =>
  expect(Object.values(findCardErrors({ ...good, ...change }, now))).toEqual(errors),
)

test('only a test card becomes a token, without its number', () => {
  expect(tokenizeCard(good)).toMatch(/^tok_sandbox_visa_082029_[a-z0-9]{16}$/)
  expect(tokenizeCard(good)).not.toBe(tokenizeCard(good))
  expect(tokenizeCard({ ...good, number: '4111 1111 1111 1111' })).toBeNull()
})
