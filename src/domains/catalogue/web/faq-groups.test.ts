import { expect, test } from 'vitest'
import { type FaqGroup, matchingFaqs } from './faq-groups.tsx'

const faq = (id: number, question: string, answer: string) => ({
  id,
  question,
  answer,
  group: '',
  position: id,
})
const groups: FaqGroup[] = [
  {
    group: 'Buying',
    items: [faq(1, 'What is a reserve?', 'The **lowest** price.'), faq(2, 'Who pays?', 'You.')],
  },
  { group: 'Selling', items: [faq(3, 'Where is Ōtaki?', 'See [the map](/reserve).')] },
]

test.each([
  ['', [1, 2, 3]],
  ['  ', [1, 2, 3]],
  ['RESERVE', [1]],
  ['lowest price', [1]],
  ['price reserve', [1]],
  ['price you', []],
  ['otaki', [3]],
  ['**', []],
  ['map', [3]],
])('%j finds %j', (words, ids) => {
  expect(matchingFaqs(groups, words).flatMap(({ items }) => items.map(({ id }) => id))).toEqual(ids)
})

test('a group without a match is omitted', () => {
  expect(matchingFaqs(groups, 'otaki').map(({ group }) => group)).toEqual(['Selling'])
})
