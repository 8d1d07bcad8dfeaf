import { expect, test } from 'vitest'
import * as rules from './synonym-search.rules.ts'
import { synonyms } from './synonyms.data.ts'
import { listCategoryWords, readSynonyms } from './synonyms.rules.ts'

const index = rules.indexNames(synonyms)
const findNames = (q: string) => rules.findNames(index, q)

test.each([
  ['couch', '', ['couch'], 'sofa'],
  ['leather couch', 'leather', ['couch'], 'sofa'],
  ['Lounge suite', '', ['lounge suite'], 'couch'],
  ['bicycle', '', ['bicycle'], 'bike'],
  ['bikes', '', ['bikes'], 'bicycle'],
  ['chilly bin lid', 'lid', ['chilly bin'], 'esky'],
  ['ps5', '', ['ps5'], 'playstation 5'],
  ['pram or stroller', 'or', ['pram', 'stroller'], 'buggy'],
])('%s: the rest is “%s”, and %o goes by other names, such as %s', (q, rest, typed, other) => {
  const { names, rest: left } = findNames(q)
  expect(left).toBe(rest)
  expect(names.map((name) => name.typed)).toEqual(typed)
  expect(names[0]!.others).toContain(other)
})

test.each(['', 'Kōwhai seedlings', 'corolla auckland', '   '])('“%s” has no other name', (q) => {
  expect(findNames(q).names).toEqual([])
})

test('what may still be being typed is said', () => {
  expect(findNames('couch').names[0]!.is_last).toBe(true)
  expect(findNames('couch blue').names[0]!.is_last).toBe(false)
})

test('a search of very many words is looked at as far as twelve', () => {
  const { names, rest } = findNames('couch '.repeat(40))
  expect(names).toHaveLength(12)
  expect(rest.split(' ')).toHaveLength(28)
})

test('a category is found by single words that mean the same, not by parts of a phrase', () => {
  const table = readSynonyms('chilly bin, esky, cool box; picnic | cooler | coolers')
  expect(listCategoryWords(table, 'coolers')).toEqual(['esky'])
  expect(listCategoryWords(table, 'sofas')).toEqual([])
})
