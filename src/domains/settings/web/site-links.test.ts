import { expect, test } from 'vitest'
import { getDigits } from './site-links.tsx'

test.each([
  ['0800 HOKO', '08004656'],
  ['+64 4 555 1234', '+6445551234'],
  ['04 555 1234', '045551234'],
])('%s is dialled as %s', (phone, digits) => {
  expect(getDigits(phone)).toBe(digits)
})
