import { expect, test } from 'vitest'
import { measureProcessorTime } from '#test/harness/processor-time.ts'
import { findContactDetail } from './contact-details.ts'

test.each([
  ['Ring me on 021 555 1234', 'phone_number'],
  ['call 0215551234 after five', 'phone_number'],
  ['ph (09) 366-5555', 'phone_number'],
  ['+64 21 555 123', 'phone_number'],
  ['0800 123 456 any time', 'phone_number'],
  ['０２１ ５５５ １２３４', 'phone_number'],
  ['02​1 555 1​234', 'phone_number'],
  ['mere@example.nz would be best', 'email_address'],
  ['mere.kahu (at) gmail [dot] com', 'email_address'],
  ['See https://example.com/x', 'link'],
  ['it is on www.example.co.nz', 'link'],
  ['more pictures at mystall.co.nz/bikes', 'link'],
  ['Look at Example.COM', 'link'],
])('findContactDetail finds %s: %s', (text, found) => {
  expect(findContactDetail(text)).toBe(found)
})

test.each([
  'Is it 120 x 60 x 75 cm, and does it weigh under 25.5 kg?',
  'Would you take $1,250.00 for both?',
  'Bought on 02.11.2024 or 03/12/2024?',
  'Could I pick it up between 09.30 and 10.45 on Saturday?',
  'Serial 4711-0815-2342 on the frame?',
  'Made 1995 - 1998, 10 000 km since 2015?',
  'Two @ $5.00 each?',
  'Does it fit a 700c wheel.Thanks',
  'Kia ora, he aha te wā pai mō te tiki?',
  'Part number 0001.2345?',
  'Is this the 2.0 or the 2.5? e.g.NZ new',
])('findContactDetail ignores %s', (text) => {
  expect(findContactDetail(text)).toBe(null)
})

test.each(['a', 'a-', 'a.', '+', '0', '1', 'www.', 'a_', '1 (', '0-', '@', 'a at '])(
  '100,000 characters of %j are read within 0.3 s',
  (piece) => {
    const text = piece.repeat(100_000 / piece.length)
    expect(measureProcessorTime(() => void findContactDetail(text))).toBeLessThan(300)
  },
)
