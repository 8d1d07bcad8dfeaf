import { expect, test } from 'vitest'
import { similarSearch } from './similar-search.ts'

test.each([
  ['1996 Fender Stratocaster, Mexico, fiesta red', 'Fender Stratocaster'],
  ['A very good sofa for two', 'sofa'],
  ['Pounamu toki, hand-carved', 'Pounamu toki'],
  ['Kōwhai & tōtara bowls', 'Kōwhai tōtara'],
  ['CX-5', 'CX-5'],
])('%s looks for %s', (title, words) => {
  expect(new URLSearchParams(similarSearch(title).split('?')[1]).get('q')).toBe(words)
})
