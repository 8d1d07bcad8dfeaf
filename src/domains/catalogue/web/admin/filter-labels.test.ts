import { expect, test } from 'vitest'
import { keyFor, readOptions, describeTakes } from './filter-labels.ts'

test.each([
  ['Frame size', 'frame_size'],
  ['Kōwhai & rātā', 'kowhai_rata'],
  ['4x4', 'x4'],
  ['  ', ''],
])('the key for %j is %j', (name, key) => {
  expect(keyFor(name)).toBe(key)
})

test.each([
  [{ kind: 'number_range', unit: 'cm', options: [] }, 'A number, in cm'],
  [{ kind: 'boolean', unit: null, options: [] }, 'Yes or no'],
  [{ kind: 'select', unit: null, options: ['a', 'b'] }, 'One choice: a, b'],
  [
    { kind: 'multi_select', unit: null, options: ['a', 'b', 'c', 'd', 'e', 'f'] },
    'Several choices: a, b, c, d and 2 more',
  ],
] as const)('the filter %j is described as %j', (filter, words) => {
  expect(describeTakes({ ...filter, options: [...filter.options] })).toBe(words)
})

test('each line is read as one choice', () => {
  expect(readOptions(' Small \n\n  Very   large\n')).toEqual(['Small', 'Very large'])
})
