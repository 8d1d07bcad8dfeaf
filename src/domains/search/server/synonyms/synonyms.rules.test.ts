import { expect, test } from 'vitest'
import * as rules from './synonyms.rules.ts'
import { listCategoryWords, readSynonyms } from './synonyms.rules.ts'
import { synonyms } from './synonyms.data.ts'

const index = rules.indexNames(synonyms)

test.each([
  ['couch', 'sofa'],
  ['lounge suite', 'couch'],
  ['bikes', 'bicycle'],
  ['hoody', 'hoodie'],
  ['chilly bin', 'esky'],
  ['ps5', 'playstation 5'],
])('%s has synonyms, such as %s', (name, other) => {
  expect(rules.getNames(index, [name])).toContain(other)
})

test('an item is found by any of its spellings', () => {
  expect(rules.getNames(index, ['xbmx', 'ebike', 'e bike'])).toContain('electric bike')
})

test.each(['', 'kowhai', 'corolla auckland'])('“%s” has no synonyms', (name) => {
  expect(rules.getNames(index, [name])).toEqual([])
})

test('a category is found by single-word synonyms, not by parts of a phrase', () => {
  const table = readSynonyms('chilly bin, esky, cool box; picnic | cooler | coolers')
  expect(listCategoryWords(table, 'coolers')).toEqual(['esky'])
  expect(listCategoryWords(table, 'sofas')).toEqual([])
})
