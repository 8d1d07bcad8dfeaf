import { expect, test } from 'vitest'
import { findSafetyHint } from './chat-safety.ts'

test.each([
  ['Kia ora, is it still available?', null],
  ['I can do Saturday 10:30, 12/11/2026.', null],
  ['I’d pay $400 on pickup.', null],
  ['Here are more photos: https://photos.example.com/1', 'link'],
  ['Pay me at www.pay-here.nz first', 'link'],
  ['Text me on 021 555 1234', 'contact'],
  ['mere@example.nz is best', 'contact'],
  ['Can you do a bank transfer today?', 'payment'],
  ['My courier collects, I pay with PayPal', 'payment'],
  ['Need a holding deposit to keep it, call 021 555 1234', 'payment'],
  ['I need payment up front', 'payment'],
  ['Please send the verification code', 'payment'],
  ['The banks of the river are steep', null],
  ['Bank transfers only, thanks', 'payment'],
  ['My account is 12-3456-7890123-00', 'payment'],
  ['pay\u200cpal is fine', 'payment'],
  ['See hoko-pay.io/x', 'link'],
  ['wa.me/6421555123', 'link'],
  ['bit.ly/3abc', 'link'],
  ['WhatsApp me', 'contact'],
  ['It is 2.5 m long.Me and my brother can help', null],
  ['A 4.5 co op stove', null],
])('%s: %s', (text, hint) => {
  expect(findSafetyHint(text)).toBe(hint)
})
