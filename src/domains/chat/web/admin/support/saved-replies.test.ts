import { expect, test } from 'vitest'
import { fillReply } from './saved-replies.tsx'

test.each([
  ['Kia ora {name}, thanks.', 'Kia ora Mere, thanks.'],
  ['{ name } and {name}', 'Mere and Mere'],
  ['No placeholder', 'No placeholder'],
])('%s', (text, filled) => {
  expect(fillReply(text, 'Mere K.')).toBe(filled)
})

test('a name with special characters is inserted literally', () => {
  expect(fillReply('{name}', '$& {name}')).toBe('$& {name}')
})
