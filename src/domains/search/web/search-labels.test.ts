import { describe, expect, it } from 'vitest'
import type { Category } from '#domains/catalogue/common/catalogue.ts'
import type { Region } from '#domains/places/common/places.ts'
import { railChoices } from './facets/rail-choices.ts'
import type { Search } from './search-address.ts'
import { activeFilters, searchName, searchTitle } from './search-labels.ts'

const category = (id: number, name: string, parentId: number | null, listingCount = 1): Category => ({
  id,
  parent_id: parentId,
  name,
  listing_count: listingCount,
  type: 'general',
  slug: String(id),
  image: null,
  position: id,
  is_famous: false,
})
const categories = [
  category(1, 'Sports', null),
  category(2, 'Cycling', 1),
  category(3, 'Golf', 1, 0),
  category(4, 'Music', null),
]
const here = { latitude: -40.758, longitude: 175.15 }
const regions: Region[] = [
  {
    slug: 'wellington',
    name: 'Wellington',
    districts: [
      { slug: 'kapiti-coast', name: 'Kāpiti Coast', suburbs: [{ slug: 'otaki', name: 'Ōtaki', ...here }] },
    ],
  },
  { slug: 'otago', name: 'Otago', districts: [] },
]
const choicesFor = (search: Search) =>
  railChoices(search, categories, regions, [], new Date('2026-11-23T01:00:00Z'))

describe('railChoices', () => {
  it('knows the type from the type or the category', () => {
    expect(choicesFor({}).type).toBeUndefined()
    expect(choicesFor({ type: 'property' })).toMatchObject({
      type: 'property',
      weekends: ['2026-11-28', '2026-11-29', '2026-12-05', '2026-12-06'],
    })
    expect(choicesFor({ category: 2 }).type).toBe('general')
  })

  it('offers the top categories and the regions at first', () => {
    const choices = choicesFor({})
    expect(choices.trail).toEqual([])
    expect(choices.categories.map(({ name }) => name)).toEqual(['Sports', 'Music'])
    expect(choices.places).toMatchObject({
      shown: [{ name: 'Wellington' }, { name: 'Otago' }],
      others: [],
    })
  })

  it('names the suburb nearest to the point', () => {
    const search = { near: '-40.76,175.15,10' }
    expect(choicesFor(search).near).toEqual({ suburb: 'otaki', words: 'Within 10 km of Ōtaki' })
    expect(searchTitle(search, choicesFor(search))).toBe('All listings, within 10 km of Ōtaki')
    expect(activeFilters(search, choicesFor(search))).toEqual([
      { key: 'near', words: 'Within 10 km of Ōtaki', without: { near: undefined } },
    ])
    expect(choicesFor({}).near).toBeUndefined()
  })

  it('offers the next level down without empty choices', () => {
    expect(choicesFor({ category: 1 }).categories.map(({ name }) => name)).toEqual(['Cycling'])
    expect(choicesFor({ category: 2 }).trail.map(({ name }) => name)).toEqual(['Sports', 'Cycling'])
  })

  it('knows the region of a district given alone', () => {
    expect(choicesFor({ district: ['kapiti-coast'] }).places).toMatchObject({
      shown: [
        { name: 'Wellington', chosen: true },
        { name: 'Kāpiti Coast', chosen: true, change: { region: ['wellington'], district: undefined } },
        { name: 'Ōtaki', chosen: false, change: { district: ['kapiti-coast'], suburb: ['otaki'] } },
      ],
      others: [{ name: 'Otago', change: { region: ['otago', 'wellington'], district: ['kapiti-coast'] } }],
      narrowest: ['Kāpiti Coast'],
    })
  })

  it('treats an unknown category as none', () => {
    expect(choicesFor({ category: 99 }).trail).toEqual([])
  })
})

describe('searchTitle', () => {
  it.each<[Search, string]>([
    [{}, 'All listings'],
    [{ type: 'vehicle' }, 'Vehicles'],
    [{ category: 2, district: ['kapiti-coast'] }, 'Cycling in Kāpiti Coast'],
    [{ q: 'cello' }, '“cello”'],
    [{ q: 'cello', region: ['otago'] }, '“cello” in Otago'],
    [{ region: ['otago', 'wellington'] }, 'All listings in Wellington and Otago'],
    [{ q: 'cello', category: 4, region: ['otago'] }, '“cello” in Music, Otago'],
  ])('describes the search %j', (search, title) => {
    expect(searchTitle(search, choicesFor(search))).toBe(title)
  })
})

it('removes a category by going up one level, and both prices at once', () => {
  const search: Search = { category: 2, price_min: 50_00, price_max: 120_50 }
  expect(activeFilters(search, choicesFor(search))).toEqual([
    { key: 'category', words: 'Cycling', without: { category: 1 } },
    { key: 'price', words: 'NZ$\u00a050 – 120.50', without: { price_min: undefined, price_max: undefined } },
  ])
})

it('describes every property filter', () => {
  const search: Search = {
    type: 'property',
    purpose: ['rent'],
    property_type: ['townhouse', 'unit'],
    bedrooms_min: 3,
    bathrooms_min: 1,
    bathrooms_max: 2,
    pets: ['by_agreement'],
    available_by: '2026-12-24',
    smoke_alarms: 'yes',
    rateable_value_max: 1_000_000_00,
    floor_area_min: 100,
    land_area_min: 500,
    land_area_max: 1000,
    open_home_on: '2026-11-28',
  }
  expect(activeFilters(search, choicesFor(search)).map(({ words }) => words)).toEqual([
    'Property',
    'Open home Sat 28 November',
    'For rent',
    'Townhouse',
    'Unit',
    'Available by Thu 24 December',
    'Pets: By agreement',
    'Smoke alarms',
    '3+ bedrooms',
    'Bathrooms 1 – 2',
    'Floor from 100 m²',
    'Land 500 m² – 1,000 m²',
    'Rateable value up to NZ$\u00a01,000,000',
  ])
})

it('describes every vehicle filter', () => {
  const search: Search = {
    make: ['Mazda', 'Toyota'],
    model: ['Aqua', 'Corolla'],
    year_min: 2014,
    year_max: 2018,
    odometer_max: 90_000,
    colour: ['Red'],
    engine_min: 1500,
    fuel_economy_max: 5.5,
    wof_months_min: 6,
    no_reserve: 'yes',
    closing_within: 24,
  }
  expect(activeFilters(search, choicesFor(search)).map(({ words }) => words)).toEqual([
    'Mazda',
    'Toyota',
    'Aqua',
    'Corolla',
    '2014 – 2018',
    'Colour: Red',
    'Engine from 1,500 cc',
    'Odometer up to 90,000 km',
    'WoF for at least 6 months',
    'Fuel economy up to 5.5 L/100 km',
    'No reserve',
    'Ends: Within a day',
  ])
  const [make] = activeFilters(search, choicesFor(search))
  expect(make?.without).toEqual({ make: ['Toyota'], model: undefined })
})

describe('searchName', () => {
  it.each<[Search, string]>([
    [{ category: 2, region: ['otago'], price_max: 40_000 }, 'Cycling in Otago, up to NZ$\u00a0400'],
    [{ q: 'cello', region: ['wellington', 'otago'] }, '“cello” in Wellington and Otago'],
    [{ condition: ['used'], price_min: 100 }, 'All listings, from NZ$\u00a01, Used'],
  ])('names the search %j “%s”', (search, name) => {
    expect(searchName(search, choicesFor(search))).toBe(name)
  })

  it('never exceeds the limit for a name', () => {
    const search = { q: 'x'.repeat(120), condition: ['used' as const] }
    expect(searchName(search, choicesFor(search))).toHaveLength(80)
  })
})
