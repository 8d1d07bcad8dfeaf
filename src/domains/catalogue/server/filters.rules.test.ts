import { expect, test } from 'vitest'
import type { FilterKind } from '#domains/catalogue/common/catalogue.ts'
import { appliesTo, filterProblems } from './filters.rules.ts'

test.each<[FilterKind, string | null, string[], string[]]>([
  ['select', null, ['Red', 'Blue'], []],
  ['select', null, ['Red'], ['options']],
  ['multi_select', null, [], ['options']],
  ['multi_select', null, ['Red', 'red'], ['options']],
  ['number_range', 'cm', [], []],
  ['number_range', null, [], []],
  ['number_range', 'cm', ['1'], ['options']],
  ['boolean', null, [], []],
  ['boolean', 'cm', [], ['unit']],
  ['text', 'cm', ['a'], ['options', 'unit']],
])('%s in %s with %j', (kind, unit, options, fields) => {
  expect(Object.keys(filterProblems({ kind, unit, options })).sort()).toEqual(fields)
})

test.each([
  [[1], [1], true],
  [[1], [1, 2, 3], true],
  [[3], [1, 2], false],
  [[9, 2], [1, 2], true],
  [[], [1], false],
])('a filter of %j applies to %j: %s', (categoryIds, path, applies) => {
  expect(appliesTo({ category_ids: categoryIds }, path)).toBe(applies)
})
