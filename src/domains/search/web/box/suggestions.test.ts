import { expect, test } from 'vitest'
import type { SearchSuggestion } from '#domains/search/common/search.ts'
import { describeCount, optionsFor } from './suggestions.tsx'

const cars: SearchSuggestion = {
  kind: 'category',
  words: 'Cars',
  within: 'Vehicles',
  search: { category: 5 },
  listing_count: 3,
}
const recent = ['carved bowl', 'Carpet', 'cello', 'cards']

test.each([
  ['', [], ['recent carved bowl', 'recent Carpet', 'recent cello', 'recent cards']],
  ['  ', [cars], ['recent carved bowl', 'recent Carpet', 'recent cello', 'recent cards']],
  ['CAR', [cars], ['words CAR', 'recent carved bowl', 'recent Carpet', 'category Cars']],
  ['cello', [], ['words cello']],
  ['zither', [], ['words zither']],
])('"%s" offers matching options', (typed, suggested, offered) => {
  const options = optionsFor(typed, recent, suggested)
  expect(options.map(({ kind, words }) => `${kind} ${words}`)).toEqual(offered)
  expect(new Set(options.map(({ key }) => key)).size).toBe(options.length)
})

test.each([
  ['cello', [], 'No suggestions. Press Enter to search.'],
  ['zi', [cars], '1 suggestion. Use the arrow keys to choose.'],
  ['car', [cars], '3 suggestions. Use the arrow keys to choose.'],
])('"%s" is announced with its options', (typed, suggested, words) => {
  expect(describeCount(optionsFor(typed, recent, suggested))).toBe(words)
})
