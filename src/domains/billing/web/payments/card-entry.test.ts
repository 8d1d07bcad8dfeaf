import { expect, test } from 'vitest'
import { findCardErrors, tokenizeCard, formatTypedNumber, groupCardNumber } from './card-entry.ts'

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

test.each([
  ['', ''],
  ['4', '4'],
  ['42424', '4242 4'],
  ['4242424242424242', '4242 4242 4242 4242'],
  ['6205500000000000004', '6205 5000 0000 0000 004'],
  ['378282246310005', '3782 822463 10005'],
  ['37828', '3782 8'],
  ['3782822463', '3782 822463'],
  ['37828224631', '3782 822463 1'],
  ['3', '3'],
])('%s is shown as %j', (digits, text) => expect(groupCardNumber(digits)).toBe(text))

test.each([
  // The field's text after a key, with the caret as `|`.
  ['42424|', '4242 4|'],
  ['4242 |4', '4242| 4'],
  ['4|242', '4|242'],
  ['42942 42|', '4294 242|'],
  ['429|42 42', '429|4 242'],
  ['4242 4242 4242 42429|999 9', '4242 4242 4242 4242 9|99'],
  ['4242-4242|', '4242 4242|'],
  ['4x|2', '4|2'],
  ['x|', '|'],
  ['37828|2246310005', '3782 8|22463 10005'],
])('%s becomes %s', (typed, expected) => {
  const { text, caret } = formatTypedNumber(typed.replace('|', ''), typed.indexOf('|'))
  expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(expected)
})
