import { expect, test } from 'vitest'
import { fillReply } from './fill-reply.ts'

test.each([
  ['Kia ora {name}, thanks.', 'Kia ora Mere K., thanks.'],
  ['{ name } and {name}', 'Mere K. and Mere K.'],
  ['No placeholder', 'No placeholder'],
])('%s', (text, filled) => {
  expect(fillReply(text, 'Mere K.')).toBe(filled)
})

test('a name with signs of its own stays as it is', () => {
  expect(fillReply('{name}', '$& {name}')).toBe('$& {name}')
})
