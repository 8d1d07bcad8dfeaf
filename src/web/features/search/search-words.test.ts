import { describe, expect, it } from 'vitest'
import type { Category } from '#contract/catalogue.ts'
import type { Region } from '#contract/places.ts'
import { railChoices } from './rail-choices.ts'
import type { Search } from './search-address.ts'
import { activeFilters, searchTitle } from './search-words.ts'

const category = (id: number, name: string, parent_id: number | null, listing_count = 1): Category => ({
  id,
  parent_id,
  name,
  listing_count,
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
const regions: Region[] = [
  {
    slug: 'wellington',
    name: 'Wellington',
    districts: [{ slug: 'kapiti-coast', name: 'Kāpiti Coast', suburbs: [{ slug: 'otaki', name: 'Ōtaki' }] }],
  },
  { slug: 'otago', name: 'Otago', districts: [] },
]
const choicesFor = (search: Search) => railChoices(search, categories, regions, [])

describe('railChoices', () => {
  it('offers the top categories and the regions at first', () => {
    const choices = choicesFor({})
    expect(choices.trail).toEqual([])
    expect(choices.categories.map(({ name }) => name)).toEqual(['Sports', 'Music'])
    expect(choices.places).toMatchObject({
      kind: 'region',
      options: [{ name: 'Wellington' }, { name: 'Otago' }],
    })
  })

  it('goes down by one step, leaving out what is empty', () => {
    expect(choicesFor({ category: 1 }).categories.map(({ name }) => name)).toEqual(['Cycling'])
    expect(choicesFor({ category: 2 }).trail.map(({ name }) => name)).toEqual(['Sports', 'Cycling'])
  })

  it('knows the region of a district that was named alone', () => {
    expect(choicesFor({ district: 'kapiti-coast' })).toMatchObject({
      region: { name: 'Wellington' },
      district: { name: 'Kāpiti Coast' },
      places: { kind: 'suburb', options: [{ name: 'Ōtaki' }] },
    })
  })

  it('takes an unknown category for none', () => {
    expect(choicesFor({ category: 99 }).trail).toEqual([])
  })
})

describe('searchTitle', () => {
  it.each<[Search, string]>([
    [{}, 'All listings'],
    [{ type: 'vehicle' }, 'Vehicles'],
    [{ category: 2, district: 'kapiti-coast' }, 'Cycling in Kāpiti Coast'],
    [{ q: 'cello' }, '“cello”'],
    [{ q: 'cello', region: 'otago' }, '“cello” in Otago'],
    [{ q: 'cello', category: 4, region: 'otago' }, '“cello” in Music, Otago'],
  ])('of %j', (search, title) => {
    expect(searchTitle(search, choicesFor(search))).toBe(title)
  })
})

it('removes a category by going up one step, and both prices at once', () => {
  const search: Search = { category: 2, price_min: 50_00, price_max: 120_50 }
  expect(activeFilters(search, choicesFor(search))).toEqual([
    { key: 'category', words: 'Cycling', without: { category: 1 } },
    { key: 'price', words: 'NZ$ 50 – 120.50', without: { price_min: undefined, price_max: undefined } },
  ])
})
