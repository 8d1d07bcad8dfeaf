import { expect, test } from 'vitest'
import { stemWord } from './stem.rules.ts'

test.each([
  ['bike', 'bikes'],
  ['box', 'boxes'],
  ['axe', 'axes'],
  ['dress', 'dresses'],
  ['watch', 'watches'],
  ['vase', 'vases'],
  ['house', 'houses'],
  ['bus', 'buses'],
  ['puppy', 'puppies'],
  ['movie', 'movies'],
  ['hoodie', 'hoody'],
  ['shoe', 'shoes'],
  ['potato', 'potatoes'],
  ['knife', 'knives'],
  ['glove', 'gloves'],
  ['ski', 'skis'],
  ['tv', 'tvs'],
  ['ute', 'utes'],
  ['man', 'mens'],
  ['child', 'childrens'],
  ['kete', 'kete'],
])('stemWord unites %s and %s', (one, many) => {
  expect(stemWord(many)).toBe(stemWord(one))
})

test.each([
  ['mobile', 'mobility'],
  ['universe', 'university'],
  ['organ', 'organic'],
  ['bed', 'bedding'],
  ['paint', 'painting'],
  ['comfort', 'comforter'],
  ['new', 'news'],
  ['wellington', 'wellingto'],
  ['toy', 'toyota'],
])('stemWord separates %s and %s', (one, other) => {
  expect(stemWord(one)).not.toBe(stemWord(other))
})
