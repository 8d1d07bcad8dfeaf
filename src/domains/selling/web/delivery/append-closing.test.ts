import { expect, test } from 'vitest'
import { appendClosing } from './append-closing.ts'

test.each([
  ['A lamp.', 'Paid by Friday.', 'A lamp.\n\nPaid by Friday.'],
  ['A lamp. \n', 'Paid by Friday.', 'A lamp.\n\nPaid by Friday.'],
  ['', 'Paid by Friday.', 'Paid by Friday.'],
  ['A lamp.\n\nPaid by Friday.', 'Paid by Friday.', 'A lamp.\n\nPaid by Friday.'],
  ['A lamp. \n', '', 'A lamp. \n'],
])('appendClosing ends %j with %j once', (description, closing, expected) => {
  expect(appendClosing(description, closing)).toBe(expected)
})
