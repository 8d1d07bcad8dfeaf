import { describe, expect, test } from 'vitest'
import { readPhoneNumber } from './phone-numbers.rules.ts'

describe('a phone number', () => {
  test.each([
    ['021 123 4567', '+64211234567'],
    ['211234567', '+64211234567'],
    ['+64 21 123 4567', '+64211234567'],
    ['+64 021 123 4567', '+64211234567'],
    ['0064 21 123 4567', '+64211234567'],
    ['(04) 472-1000', '+6444721000'],
    ['+61 412 345 678', '+61412345678'],
    ['+1 650 253 0000', '+16502530000'],
  ])('%s is %s', (typed, phone_number) => {
    expect(readPhoneNumber(typed)).toEqual({ phone_number })
  })

  test.each([
    ['02112', 'That phone number isn’t in use. Check the digits.'],
    ['111', 'That phone number is too short.'],
    ['0211234567890123', 'That phone number is too long.'],
    ['my number', 'Enter a phone number, like 021 123 4567.'],
    ['call 021 123 4567', 'Enter a phone number, like 021 123 4567.'],
    ['04 472 1000 ext 5', 'Leave out the extension. We can only send codes to direct numbers.'],
    ['+999 123 4567', 'We don’t know that country code. Start with + and the code, like +64 21 123 4567.'],
  ])('%s is refused', (typed, problem) => {
    expect(readPhoneNumber(typed)).toEqual({ problem })
  })
})
