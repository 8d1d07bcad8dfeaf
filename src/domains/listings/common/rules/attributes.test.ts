import { expect, test } from 'vitest'
import {
  answerProblem,
  attributeProblems,
  attributeRows,
  fittingAnswers,
  publishedAnswers,
} from './attributes.ts'
import type { Filter } from '#domains/catalogue/common/catalogue.ts'
import type { AttributeValue } from '#domains/listings/common/listings.ts'

const filter = (kind: Filter['kind'], more: Partial<Filter> = {}) => ({
  key: 'it',
  name: 'It',
  kind,
  unit: null,
  options: kind === 'select' || kind === 'multi_select' ? ['Small', 'Large'] : [],
  is_required: false,
  ...more,
})

test.each<[Filter['kind'], AttributeValue, boolean]>([
  ['select', 'Small', true],
  ['select', 'small', false],
  ['select', ['Small'], false],
  ['select', true, false],
  ['multi_select', ['Small', 'Large'], true],
  ['multi_select', ['Small', 'Small'], false],
  ['multi_select', ['Huge'], false],
  ['multi_select', [], false],
  ['multi_select', 'Small', false],
  ['number_range', 54.5, true],
  ['number_range', -3, true],
  ['number_range', '54', false],
  ['number_range', 1e12, false],
  ['boolean', false, true],
  ['boolean', 'no', false],
  ['text', 'Rimu', true],
  ['text', '  ', false],
  ['text', 4, false],
])('an answer to %s of %j is valid: %s', (kind, answer, fits) => {
  expect(answerProblem(filter(kind), answer) === null).toBe(fits)
})

const filters = [
  filter('select', { key: 'size', name: 'Size', is_required: true }),
  filter('number_range', { key: 'width', name: 'Width', unit: 'cm' }),
  filter('boolean', { key: 'folds', name: 'Folds', is_required: true }),
]

test('required answers are demanded, and no counts as an answer', () => {
  expect(attributeProblems(filters, { width: 40, folds: false })).toEqual({
    'attributes.size': 'Add this: Size.',
  })
  expect(attributeProblems(filters, { size: 'Huge', folds: null, other: 4 })).toEqual({
    'attributes.size': 'Choose from the list.',
    'attributes.folds': 'Add this: Folds.',
  })
})

test('published and shown answers follow the filters and their order', () => {
  const answers = { other: 'kept from elsewhere', folds: true, width: 1234.5, size: null }
  expect(publishedAnswers(filters, answers)).toEqual({ width: 1234.5, folds: true })
  expect(attributeRows(filters, answers)).toEqual([
    { key: 'width', name: 'Width', words: '1,234.5 cm' },
    { key: 'folds', name: 'Folds', words: 'Yes' },
  ])
  expect(fittingAnswers(filters, { size: 'Huge', width: 4 })).toEqual({ width: 4 })
  expect(attributeRows(filters, { size: 'Huge' })).toEqual([])
})
