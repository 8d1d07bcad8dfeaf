import { expect, test } from 'vitest'
import type { Filter } from '#domains/catalogue/common/catalogue.ts'
import { readAnswers, getAnswers } from './search.answers.rules.ts'

const filter = (key: string, kind: Filter['kind'], more: Partial<Filter> = {}) => ({
  key,
  name: key,
  kind,
  options: kind === 'select' || kind === 'multi_select' ? ['Red', 'Light blue'] : [],
  is_facet: true,
  ...more,
})

const filters = [
  filter('colour', 'multi_select'),
  filter('width', 'number_range'),
  filter('folds', 'boolean'),
  filter('maker', 'text'),
  filter('secret', 'select', { is_facet: false }),
]

test('answers are searched by the type of their filter', () => {
  const kinds = { colour: 'multi_select', width: 'number_range', folds: 'boolean', maker: 'text' } as const
  const attributes = {
    colour: ['Red', 'Light blue'],
    width: 40.5,
    folds: false,
    maker: 'Crown Lynn',
    other: 'x',
  }
  expect(getAnswers({ asked: kinds, attributes })).toEqual({
    tokens: ['=a:colour:Red', '=a:colour:Light blue', '=a:width', '=a:folds:false'],
    numbers: { width: 40.5 },
    words: ' Red Light blue Crown Lynn',
  })
  expect(getAnswers({ asked: { maker: 'number_range' }, attributes })).toEqual({
    tokens: [],
    numbers: {},
    words: '',
  })
})

test('a search needs one of each filter’s choices, and numbers within the range', () => {
  const attr = { colour: ['Red', 'Light blue'], folds: ['true'], width_min: ['40'], width_max: ['99.5'] }
  expect(readAnswers(attr, filters)).toEqual({
    errors: {},
    wanted: {
      anyOf: [['=a:colour:Red', '=a:colour:Light blue'], ['=a:folds:true'], ['=a:width']],
      ranges: [{ key: 'width', min: 40, max: 99.5 }],
    },
  })
})

test.each<[Record<string, string[]>, string, RegExp]>([
  [{ size: ['M'] }, 'attr.size', /Nothing can be searched for/],
  [{ secret: ['Red'] }, 'attr.secret', /Nothing can be searched for/],
  [{ maker: ['Crown'] }, 'attr.maker', /Nothing can be searched for/],
  [{ colour: ['Red', 'Mauve'] }, 'attr.colour', /no choice “Mauve”/],
  [{ colour_min: ['3'] }, 'attr.colour_min', /Nothing can be searched for/],
  [{ folds: ['yes'] }, 'attr.folds', /no choice/],
  [{ width: ['40'] }, 'attr.width', /is a range/],
  [{ width_min: ['wide'] }, 'attr.width_min', /one number/],
  [{ width_min: ['1', '2'] }, 'attr.width_min', /one number/],
  [{ width_min: ['50'], width_max: ['40'] }, 'attr.width_max', /at least the lowest/],
])('%j is refused with a plain message', (attr, field, words) => {
  const { errors } = readAnswers(attr, filters)
  expect(Object.keys(errors)).toEqual([field])
  expect(errors[field]).toMatch(words)
})
