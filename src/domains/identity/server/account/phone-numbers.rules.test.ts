import { describe, expect, test } from 'vitest'
import { readPhoneNumber, smsProblem } from './phone-numbers.rules.ts'

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
  ])('%s is %s', (typed, phoneNumber) => {
    expect(readPhoneNumber(typed)).toEqual({ phone_number: phoneNumber })
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

test.each([
  ['021 123 4567', null],
  ['+61 412 345 678', null],
  ['04 472 1000', 'That’s a landline, so a text can’t reach it. Enter a mobile number.'],
  ['0800 123 456', 'A text can’t reach that number. Enter a mobile number.'],
  ['0508 123 456', 'A text can’t reach that number. Enter a mobile number.'],
])('smsProblem of %s is %s', (typed, reason) => {
  const reading = readPhoneNumber(typed)
  expect('phone_number' in reading && smsProblem(reading.phone_number)).toBe(reason)
})
