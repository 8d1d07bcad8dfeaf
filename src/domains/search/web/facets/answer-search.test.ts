import { expect, test } from 'vitest'
import { answerFilters, type FacetFilter, toggleOption, withAnswers } from './answer-search.ts'
import { fitSearch } from '../search-load.ts'
import type { Search } from '../search-address.ts'

const filters: FacetFilter[] = [
  { key: 'colour', name: 'Colour', kind: 'multi_select', unit: null, options: ['Red', 'Blue'] },
  { key: 'width', name: 'Width', kind: 'number_range', unit: 'cm', options: [] },
  { key: 'folds', name: 'Folds', kind: 'boolean', unit: null, options: [] },
]

test('an option toggles on and off, and the address keeps one order', () => {
  const search: Search = { category: 7, attr: { width_min: ['40'] } }
  const red = toggleOption(search, 'colour', 'Red')
  expect(JSON.stringify(red)).toBe('{"attr":{"colour":["Red"],"width_min":["40"]}}')
  const both = toggleOption({ ...search, ...red }, 'colour', 'Blue')
  expect(both.attr!.colour).toEqual(['Blue', 'Red'])
  expect(toggleOption({ ...search, ...red }, 'colour', 'Red')).toEqual({ attr: { width_min: ['40'] } })
  expect(withAnswers(search, { width_min: [] })).toEqual({ attr: undefined })
})

test.each<[Search['attr'], string[]]>([
  [{ colour: ['Blue', 'Red'] }, ['Colour: Red, Blue']],
  [{ width_min: ['1200'] }, ['Width from 1,200 cm']],
  [{ width_max: ['40.5'], folds: ['false'] }, ['Width up to 40.5 cm', 'Folds: No']],
  [{ width_min: ['40'], width_max: ['60'] }, ['Width 40 – 60 cm']],
])('the answers %j are described as %j', (attr, words) => {
  const found = answerFilters({ attr }, filters)
  expect(found.map((filter) => filter.words)).toEqual(words)
  const left = found.reduce((search: Search, { without }) => ({ ...search, ...without }), { attr })
  // Removing one answer may restore another, so only a single one leaves none.
  if (found.length === 1) expect(left).toEqual({ attr: undefined })
})

test('changing category drops answers that don’t apply and names them', () => {
  const search: Search = {
    category: 7,
    make: ['Mazda', 'Toyota'],
    year_min: 2016,
    attr: {
      colour: ['Blue', 'Mauve'],
      frame_size_min: ['54'],
      width_min: ['wide'],
      width_max: ['60'],
      folds: ['true'],
    },
  }
  expect(fitSearch(search, { type: 'general', filters })).toEqual({
    search: { category: 7, attr: { colour: ['Blue'], width_max: ['60'], folds: ['true'] } },
    dropped: ['Mazda', 'Toyota', 'Year from 2016', 'Colour: Mauve', 'Frame size: 54', 'Width: wide'],
  })
  const vehicle = fitSearch(search, { type: 'vehicle', filters: [] })
  expect(vehicle.search).toEqual({ category: 7, make: ['Mazda', 'Toyota'], year_min: 2016 })
  expect(vehicle.dropped).toHaveLength(5)
})
