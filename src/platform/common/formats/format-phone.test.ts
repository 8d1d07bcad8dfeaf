import { expect, test } from 'vitest'
import { formatPhone } from './format-phone.ts'

test.each([
  ['+64211234567', '021 123 4567'],
  ['+642712345678', '027 123 45678'],
  ['+6444991234', '04 499 1234'],
  ['+61412345678', '+61412345678'],
])('%s is dialled %s', (e164, shown) => {
  expect(formatPhone(e164)).toBe(shown)
})
