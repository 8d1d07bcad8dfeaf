import { expect, test } from 'vitest'
import { email, phoneNumber, sixDigits, url } from '#platform/common/shapes.ts'
import { readGstNumber, readNzbn } from '#platform/common/formats/nz-numbers.ts'
import { readLicenceNumber, readPlate, readVin } from './vehicle-numbers.ts'

/** Adds marks as copying from a chat, a PDF or contacts does. */
const marked = (text: string) => `\u202a\u200b${text.slice(0, 2)}\u200d${text.slice(2)}\u202c\ufeff\u00a0`

test.each([
  [email, 'Ana@Example.com', 'ana@example.com'],
  [phoneNumber, '+64 21 555 0147', '+64 21 555 0147'],
  [sixDigits, '123456', '123456'],
  [url, 'https://example.com/a', 'https://example.com/a'],
])('a shape of the contract reads a pasted value without invisible marks: %#', (shape, text, value) => {
  expect(shape.parse(marked(text))).toBe(value)
})

test('six_digits reads a code with a space in the middle', () => {
  expect(sixDigits.parse('123 456')).toBe('123456')
})

test.each([
  [readNzbn, '9429041535110', { number: '9429041535110' }],
  [readGstNumber, '49-091-850', { number: '49091850' }],
  [readPlate, 'abc123', { plate: 'ABC123' }],
  [readVin, '7AT0H65YX08112233', { vin: '7AT0H65YX08112233' }],
  [readLicenceNumber, 'AB123456', { licence_number: 'AB123456' }],
])('%o reads %s with invisible marks', (read, text, reading) => {
  expect(read(marked(text))).toEqual(reading)
})
