import { expect, test } from 'vitest'
import type { SearchQuery } from '#contract/search.ts'
import { choicesOf, choiceTokens, keywordsOf, sortOf } from './search.rules.ts'

const query = (fields: Partial<SearchQuery> = {}): SearchQuery => ({ limit: 24, ...fields })

test('every choice is a token that no word can be', () => {
  const tokens = choiceTokens({
    type: 'general',
    category_path: [101, 117],
    region: 'wellington',
    district: 'lower-hutt',
    suburb: 'petone',
    condition: null,
    sale_method: 'auction',
    seller_id: 1001,
    vehicle: null,
  })
  expect(tokens).toEqual([
    '=t:general',
    '=c:101',
    '=c:117',
    '=r:wellington',
    '=d:lower-hutt',
    '=s:petone',
    '=m:auction',
    '=u:1001',
  ])
  expect(choicesOf(query({ category: 117, region: 'wellington' }))).toBe("'=c:117' & '=r:wellington'")
  expect(choicesOf(query({ q: 'bike', price_min: 5 }))).toBe('')
})

test.each([
  ['', null],
  ['   ', null],
  ['otaki', { whole: '', begun: 'otaki' }],
  ['road bike', { whole: 'road', begun: 'bike' }],
  ['road bike 5', { whole: 'road bike 5', begun: '' }],
  ['e-bike', { whole: 'e-bike', begun: '' }],
  [`it's | & ! <-> 'x':*`, { whole: `it's | & ! <-> 'x':*`, begun: '' }],
])('%j is read as %j', (q, keywords) => {
  expect(keywordsOf(q)).toEqual(keywords)
})

test('the sort is by relevance when there are words, else by age', () => {
  expect(sortOf(query())).toBe('newest')
  expect(sortOf(query({ q: 'bike' }))).toBe('relevance')
  expect(sortOf(query({ sort: 'relevance' }))).toBe('newest')
  expect(sortOf(query({ q: 'bike', sort: 'price_low' }))).toBe('price_low')
})

test('a vehicle is found however its make is written, and nothing breaks out of a query', () => {
  const tokens = choiceTokens({
    type: 'vehicle',
    category_path: [7],
    region: 'otago',
    district: 'dunedin',
    suburb: 'mornington',
    condition: 'used',
    sale_method: 'auction',
    seller_id: 1001,
    vehicle: {
      subtype: 'car',
      make: 'CITROËN',
      model: 'C4',
      fuel_type: null,
      transmission: 'manual',
      body_style: null,
    },
  })
  expect(tokens.slice(-4)).toEqual([
    '=v:subtype:car',
    '=v:make:citroen',
    '=v:model:c4',
    '=v:transmission:manual',
  ])
  expect(choicesOf(query({ make: 'Citroën', model: "C'4 & \\" }))).toBe(
    "'=v:make:citroen' & '=v:model:c''4 & \\\\'",
  )
})
