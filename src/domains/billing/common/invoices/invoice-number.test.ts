import { expect, test } from 'vitest'
import { formatInvoiceNumber, readInvoiceNumber } from './invoice-number.ts'

test.each([
  [1, 'INV-000001'],
  [123_456, 'INV-123456'],
  [1_234_567, 'INV-1234567'],
])('%i is shown as %s, and read from it', (number, shown) => {
  expect(formatInvoiceNumber(number)).toBe(shown)
  expect(readInvoiceNumber(shown)).toBe(number)
})

test.each([
  ['42', 42],
  [' inv 42 ', 42],
  ['INV-000042', 42],
  ['', null],
  ['INV', null],
  ['42a', null],
  ['-', null],
  ['1234567890123', null],
])('%j is read as %s', (typed, number) => {
  expect(readInvoiceNumber(typed)).toBe(number)
})
