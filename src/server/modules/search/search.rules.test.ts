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
    property: null,
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

test('a property is found by everything that it is at least', () => {
  const tokens = choiceTokens({
    type: 'property',
    category_path: [],
    region: 'wellington',
    district: 'lower-hutt',
    suburb: 'petone',
    condition: null,
    sale_method: 'enquire',
    seller_id: 1001,
    vehicle: null,
    property: {
      purpose: 'rent',
      property_type: 'house',
      bedrooms: 3,
      bathrooms: 12,
      open_homes: [
        // The first is on Saturday by New Zealand's clocks, and so is the second.
        { starts_at: '2026-11-27T22:00:00.000Z', ends_at: '2026-11-27T22:30:00.000Z' },
        { starts_at: '2026-11-28T01:00:00.000Z', ends_at: '2026-11-28T01:30:00.000Z' },
      ],
    },
  })
  expect(tokens.slice(5)).toEqual([
    '=u:1001',
    '=p:rent',
    '=k:house',
    '=b:1',
    '=b:2',
    '=b:3',
    ...Array.from({ length: 10 }, (_, index) => `=w:${index + 1}`),
    '=o:2026-11-28',
  ])
  expect(choicesOf(query({ purpose: 'rent', bedrooms_min: 3, open_home_on: '2026-11-28' }))).toBe(
    "'=p:rent' & '=b:3' & '=o:2026-11-28'",
  )
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
    property: null,
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
