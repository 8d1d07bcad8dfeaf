import { expect, test } from 'vitest'
import { formatTypedNumber, groupCardNumber } from './card-number-text.ts'

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
