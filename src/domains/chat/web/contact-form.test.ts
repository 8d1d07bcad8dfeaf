import { expect, test } from 'vitest'
import { readDraft, toMessage } from './contact-form.tsx'

const empty = { name: '', email: '', phone: '', message: '', website: '' }

test.each([
  ['', empty],
  ['not JSON', empty],
  ['null', empty],
  ['[1]', empty],
  ['{"name":"Aroha","message":3,"other":"x","website":"spam"}', { ...empty, name: 'Aroha' }],
])('%s is read as a draft', (expected, draft) => {
  expect(readDraft(expected)).toEqual(draft)
})

test('an empty phone number is omitted, and a member needs no name', () => {
  const typed = { ...empty, name: 'Aroha', email: 'a@example.nz', phone: ' ', message: 'Kia ora' }
  expect(toMessage(typed, null)).toEqual({
    name: 'Aroha',
    email: 'a@example.nz',
    message: 'Kia ora',
    website: '',
  })
  expect(toMessage(typed, { display_name: 'Mere K.', email: 'mere@example.nz' })).toMatchObject({
    name: 'Mere K.',
    email: 'mere@example.nz',
  })
})
