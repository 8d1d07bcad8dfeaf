import { expect, test } from 'vitest'
import { answerProblems } from '#domains/listings/common/rules/attributes.ts'
import { firstFilters } from '#domains/catalogue/server/first-filters.data.ts'
import { answersIn } from './answers.ts'
import { featuredListings } from '../featured-listings.ts'
import { everyChoice, kinds } from '../kinds.ts'

const filters = firstFilters.map(({ options = [], unit = null, ...filter }) => ({
  ...filter,
  options,
  unit,
  is_required: false,
}))

test.each<[string, string, object]>([
  ['sports-cycling-road-bikes', 'Surly Cross-Check, 58 cm, racks', { frame_size: 58 }],
  ['sports-cycling-mountain-bikes', 'Stumpjumper 29, dropper', { wheel_size: '29 inch' }],
  ['home-living-room-bookcases', 'Rimu bookcase, 90 cm wide', { material: ['Rimu'], width: 90 }],
  ['home-kitchen', 'Rimu board, 90 cm wide', {}],
])('the answers in %s to %j are %j', (category, text, answers) => {
  expect(answersIn(category, text)).toEqual(answers)
})

test('demo listings answer many filters with valid values', () => {
  const things = [
    ...kinds.flatMap(({ category, items }) =>
      items.flatMap(({ title, detail }) =>
        everyChoice(title).map((one) => ({ category, text: `${one}. ${detail}` })),
      ),
    ),
    ...featuredListings.map(({ category, title, description }) => ({
      category,
      text: `${title}. ${description}`,
    })),
  ]
  const answers = things.map(({ category, text }) => answersIn(category, text))
  for (const one of answers) expect(answerProblems(filters, one)).toEqual({})
  const answered = new Map<string, number>()
  for (const key of answers.flatMap((one) => Object.keys(one)))
    answered.set(key, (answered.get(key) ?? 0) + 1)
  for (const key of ['frame_size', 'wheel_size', 'colour', 'material'])
    expect([key, (answered.get(key) ?? 0) > 3]).toEqual([key, true])
})
