import { expect, test } from 'vitest'
import type { SearchQuery } from '#domains/search/common/search.ts'
import { toAccountId } from '#platform/common/ids.ts'
import { buildFieldTokens } from '../fields/field-tokens.rules.ts'
import { quoteToken } from '../words/tokens.rules.ts'
import { listChoices, choiceTokens, openHomeKey, pairChoices, getSort } from './search.rules.ts'

const query = (fields: Partial<SearchQuery> = {}): SearchQuery => ({ limit: 24, ...fields })

test('every choice is a token that can’t be a word', () => {
  const tokens = choiceTokens({
    type: 'general',
    category_path: [101, 117],
    region: 'wellington',
    district: 'lower-hutt',
    suburb: 'petone',
    condition: null,
    sale_method: 'auction',
    seller_id: toAccountId(1001),
    seller_kind: 'private',
    point: { latitude: -41.2263, longitude: 174.8721 },
    property: null,
    offers: ['no_reserve'],
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
    '=x:private',
    '=q:101:wellington',
    '=q:117:wellington',
    '=l:48:354',
    '=h:195:1419',
    '=g:975:7097',
    '=z:no_reserve',
  ])
  expect(listChoices(query({ category: 117, condition: ['new', 'used'] }))).toEqual([
    ['=c:117'],
    ['=n:new', '=n:used'],
  ])
  expect(listChoices(query({ q: 'bike', price_min: 5 }))).toEqual([])
})

test.each<[string[][], string[][]]>([
  [
    [['=c:1'], ['=t:general']],
    [['=c:1'], ['=t:general']],
  ],
  [
    [['=c:1'], ['=t:general'], ['=r:otago']],
    [['=t:general'], ['=q:1:otago']],
  ],
  [[['=c:1'], ['=r:otago', '=r:northland']], [['=q:1:otago', '=q:1:northland']]],
  // A narrower place has no pair.
  [
    [['=c:1'], ['=r:otago', '=s:petone']],
    [['=c:1'], ['=r:otago', '=s:petone']],
  ],
  [[['=n:new', '=n:used'], ['=m:auction']], [['=j:new:auction', '=j:used:auction']]],
])('pairChoices turns %j into the pairs %j', (choices, pairs) => {
  expect(pairChoices(choices)).toEqual(pairs)
})

test('a property is found by every minimum that it exceeds', () => {
  const tokens = choiceTokens({
    type: 'property',
    category_path: [],
    region: 'wellington',
    district: 'lower-hutt',
    suburb: 'petone',
    condition: null,
    sale_method: 'enquire',
    seller_id: toAccountId(1001),
    seller_kind: 'private',
    point: { latitude: -41.2263, longitude: 174.8721 },
    offers: [],
    property: {
      agent_ids: [],
      open_homes: [
        // Both open homes are on Saturday in New Zealand.
        { starts_at: '2026-11-27T22:00:00.000Z', ends_at: '2026-11-27T22:30:00.000Z' },
        { starts_at: '2026-11-28T01:00:00.000Z', ends_at: '2026-11-28T01:30:00.000Z' },
      ],
    },
  })
  expect(tokens.slice(10)).toEqual(['=o:2026-11-28'])
  const property = { purpose: 'rent', property_type: 'house', bedrooms: 3, bathrooms: 12 }
  expect(buildFieldTokens({ vehicle: null, property }).tokens).toEqual([
    '=p:rent',
    '=k:house',
    '=b:1',
    '=b:2',
    '=b:3',
    ...Array.from({ length: 10 }, (_, index) => `=w:${index + 1}`),
  ])
  expect(listChoices(query({ purpose: ['rent'], bedrooms_min: 3, open_home_on: '2026-11-28' }))).toEqual([
    ['=t:property'],
    ['=o:2026-11-28'],
    ['=p:rent'],
    ['=b:3'],
  ])
})

const [sunday, monday] = ['2026-11-29T01:00:00.000Z', '2026-11-30T01:00:00.000Z']
const home = (startsAt: string) => ({
  starts_at: startsAt,
  ends_at: new Date(Date.parse(startsAt) + 30 * 60_000).toISOString(),
})

test.each([
  ['the earliest of those to come', [monday, sunday], '2026-11-28T00:00:00Z', sunday],
  ['the one that is on', [sunday, monday], '2026-11-29T01:29:00Z', sunday],
  ['the one after an ended one', [sunday, monday], '2026-11-29T01:30:00Z', monday],
])('openHomeKey is the start of %s', (_, starts, now, key) => {
  const published = new Date('2026-11-01T00:00:00Z')
  expect(openHomeKey(starts.map(home), published, new Date(now)).toISOString()).toBe(key)
})

test('openHomeKey puts those without one last, and the newest of them first', () => {
  const now = new Date('2026-11-30T01:30:00Z')
  const [older, newer] = ['2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z'].map((publishedAt) =>
    openHomeKey([home(sunday)], new Date(publishedAt), now).toISOString(),
  )
  expect(newer! < older! && newer! > '9900').toBe(true)
})

test('the sort is by relevance if there are words, else by age', () => {
  expect(getSort(query())).toBe('newest')
  expect(getSort(query({ q: 'bike' }))).toBe('relevance')
  expect(getSort(query({ sort: 'relevance' }))).toBe('newest')
  expect(getSort(query({ q: 'bike', sort: 'price_low' }))).toBe('price_low')
})

test('a vehicle is found by any spelling of its make, and quotes are escaped in a query', () => {
  const { tokens } = buildFieldTokens({
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
  expect(tokens).toEqual(['=v:subtype:car', '=v:make:citroen', '=v:model:c4', '=v:transmission:manual'])
  expect(listChoices(query({ make: ['Citroën'], model: ["C'4 & \\"] }))).toEqual([
    ['=t:vehicle'],
    ['=v:make:citroen'],
    ["=v:model:c'4 & \\"],
  ])
  expect(quoteToken("=v:model:c'4 & \\")).toBe("'=v:model:c''4 & \\\\'")
})
