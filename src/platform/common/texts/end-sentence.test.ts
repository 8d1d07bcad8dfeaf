import { expect, test } from 'vitest'
import { endSentence } from './end-sentence.ts'

test.each([
  ['Please add a photo', 'Please add a photo.'],
  ['Please add a photo.', 'Please add a photo.'],
  ['Is it yours?', 'Is it yours?'],
  ['And so on…', 'And so on…'],
])('%s', (text, ended) => {
  expect(endSentence(text)).toBe(ended)
})
