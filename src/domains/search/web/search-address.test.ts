import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toAccountId } from '#platform/common/ids.ts'
import { readsFromQuery } from '#platform/server/http/pages/page-queries.ts'
import { searchNames } from '#domains/search/common/search.ts'
import { changeSearch, readSearch, type Search, searchAddress } from './search-address.ts'

const read = (address: string) => readSearch(new URL(address, 'http://hoko.nz').searchParams)

describe('readSearch', () => {
  it('reads every search parameter and drops those that change no results', () => {
    const requested = new Set<string>()
    class Watched extends URLSearchParams {
      override get(name: string) {
        requested.add(name)
        return super.get(name)
      }
      override getAll(name: string) {
        requested.add(name)
        return super.getAll(name)
      }
    }
    readSearch(new Watched('q=lamp&attr.colour=Red'))
    expect(requested.size).toBeGreaterThan(30)
    expect([...requested].filter((name) => !readsFromQuery('/ibuy', name))).toEqual([])
    expect(searchNames.filter((name) => !requested.has(name))).toEqual([])
  })

  it('reads dollars as cents', () => {
    expect(read('/ibuy?price_min=50&price_max=1,299.50').search).toEqual({
      price_min: 50_00,
      price_max: 1_299_50,
    })
  })

  it('reads a price at the end of the words as a limit, unless they are quoted', () => {
    const { search } = read('/ibuy?q=couch+under+%24200&price_max=500')
    expect(search).toEqual({ q: 'couch', price_max: 200_00 })
    expect(searchAddress(changeSearch(search, { price_max: undefined }))).toBe('/ibuy?q=couch')
    expect(read('/ibuy?q=couch+under+%24200&exact=yes').search).toEqual({
      q: 'couch under $200',
      exact: 'yes',
    })
  })

  it('drops empty fields', () => {
    expect(read('/ibuy?q=+&category=&region=&price_min=&price_max=').search).toEqual({})
  })

  it('drops unreadable values and reports invalid prices', () => {
    const requested = read('/ibuy?category=bikes&sort=best&condition=broken&price_min=cheap&price_max=20')
    expect(requested.search).toEqual({ price_max: 20_00 })
    expect(requested.errors.price_min).toContain('Enter an amount')
  })

  it('reads filter answers in one order and drops invalid ones', () => {
    const address =
      '/ibuy?attr.wide_max=9&attr.colour=Red&attr.colour=+Blue&attr.colour=Red&attr.=x&attr.folds=&attr.No=1'
    expect(read(address).search).toEqual({ attr: { colour: ['Blue', 'Red'], wide_max: ['9'] } })
    expect(JSON.stringify(read(address).search)).toBe(
      JSON.stringify(read('/ibuy?attr.colour=Blue&attr.colour=Red&attr.wide_max=9').search),
    )
  })

  it('reads vehicle fields as far as they are valid', () => {
    const address =
      '/ibuy?make=+Toyota&fuel_type=coal&subtype=car&year_min=1700&year_max=2016&odometer_max=9e9'
    expect(read(address).search).toEqual({ make: ['Toyota'], subtype: ['car'], year_max: 2016 })
  })

  it('detects a minimum price above the maximum', () => {
    expect(read('/ibuy?price_min=20&price_max=10').errors.price_max).toBeDefined()
  })

  it('drops invalid rooms, areas and days', () => {
    const address =
      '/ibuy?bedrooms_min=0&bathrooms_min=11&floor_area_min=-1&open_home_on=2026-13-01&purpose=swap'
    expect(read(address).search).toEqual({})
    expect(read('/ibuy?land_area_min=500&land_area_max=100').search).toEqual({ land_area_min: 500 })
  })

  it('reads the page and the view', () => {
    expect(read('/ibuy?cursor=abc&view=list')).toMatchObject({ cursor: 'abc', face: 'list' })
    expect(read('/ibuy?view=map')).toMatchObject({ cursor: undefined, face: 'map' })
    expect(read('/ibuy?view=globe')).toMatchObject({ cursor: undefined, face: 'grid' })
  })

  it('reads the place in one spelling, and sorts by distance only with a place', () => {
    expect(read('/ibuy?near=-41.22631,174.8721,10&sort=nearest').search).toEqual({
      near: '-41.23,174.87,10',
      sort: 'nearest',
    })
    expect(read('/ibuy?near=petone&sort=nearest').search).toEqual({})
  })

  it('sorts by open home unless the type is another', () => {
    const homes = { type: 'property', sort: 'open_home' }
    expect(read('/ibuy?type=property&sort=open_home').search).toEqual(homes)
    expect(read('/ibuy?category=12&sort=open_home').search).toEqual({ category: 12, sort: 'open_home' })
    expect(read('/ibuy?type=vehicle&sort=open_home').search).toEqual({ type: 'vehicle' })
  })
})

const anySearch: fc.Arbitrary<Search> = fc.record(
  {
    q: fc
      .string({ minLength: 1, maxLength: 40 })
      .map((text) => text.trim())
      .filter((text) => text !== ''),
    type: fc.constantFrom('general', 'vehicle', 'property'),
    category: fc.integer({ min: 1, max: 10_000 }),
    region: fc.constantFrom(['wellington'], ['hawkes-bay', 'otago']),
    district: fc.constantFrom(['kapiti-coast']),
    suburb: fc.constantFrom(['otaki'], ['otaki', 'petone']),
    near: fc.constantFrom('-41.23,174.87,10', '-43.95,-176.56,0.5'),
    price_min: fc.integer({ min: 0, max: 1_000_00 }),
    price_max: fc.integer({ min: 1_000_00, max: 10_000_000_000 }),
    condition: fc.constantFrom(['new'], ['new', 'used']),
    sale_method: fc.constantFrom(['auction'], ['enquire', 'fixed_price']),
    seller: fc.integer({ min: 1, max: 10_000 }).map(toAccountId),
    agent: fc.integer({ min: 1, max: 10_000 }),
    seller_kind: fc.constantFrom('private', 'in_trade'),
    purpose: fc.constantFrom(['sale'], ['flatmate', 'rent']),
    property_type: fc.constantFrom(['house'], ['house', 'section']),
    rateable_value_min: fc.integer({ min: 0, max: 100_000_000 }).map((dollars) => dollars * 100),
    available_by: fc.constantFrom('2026-12-24'),
    smoke_alarms: fc.constantFrom('yes'),
    length_min: fc.constantFrom(4.5),
    wof_months_min: fc.integer({ min: 1, max: 36 }),
    colour: fc.constantFrom(['Red'], ['Dark blue', 'Red']),
    model: fc.constantFrom(['C4'], ['Aqua', 'Corolla']),
    no_reserve: fc.constantFrom('yes'),
    closing_within: fc.constantFrom(1, 24),
    to: fc.constantFrom('petone'),
    bedrooms_min: fc.integer({ min: 1, max: 10 }),
    bathrooms_min: fc.integer({ min: 1, max: 10 }),
    floor_area_min: fc.integer({ min: 1, max: 500 }),
    floor_area_max: fc.integer({ min: 500, max: 2_000_000_000 }),
    land_area_min: fc.integer({ min: 1, max: 500 }),
    land_area_max: fc.integer({ min: 500, max: 2_000_000_000 }),
    open_home_on: fc.constantFrom('2026-11-28'),
    subtype: fc.constantFrom(['car'], ['boat', 'car']),
    make: fc.constantFrom(['Citroën'], ["O'Brien & co"]),
    year_min: fc.integer({ min: 1885, max: 2100 }),
    odometer_max: fc.integer({ min: 0, max: 3_000_000 }),
    fuel_type: fc.constantFrom(['plug_in_hybrid'], ['diesel', 'petrol']),
    attr: fc.constantFrom<Search['attr'][]>(
      { colour: ['Blue', 'Red & "green"'], width_min: ['4.5'] },
      { folds: ['true'] },
    ),
    sort: fc.constantFrom('newest', 'price_low'),
  },
  { requiredKeys: [] },
)

describe('searchAddress', () => {
  it('writes what readSearch reads', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        expect(read(searchAddress(search)).search).toEqual(search)
      }),
    )
  })

  it('is short without search parameters', () => {
    expect(searchAddress({})).toBe('/ibuy')
  })

  it('writes dollars', () => {
    expect(searchAddress({ price_min: 50_00, price_max: 1_299_50 }, { face: 'list', cursor: 'x' })).toBe(
      '/ibuy?price_min=50&price_max=1299.50&view=list&cursor=x',
    )
  })
})

describe('changed', () => {
  const search: Search = { q: 'bike', sort: 'relevance', region: ['wellington'] }

  it('drops an order that no longer applies', () => {
    expect(changeSearch(search, { q: undefined })).toEqual({ region: ['wellington'] })
    expect(changeSearch({ type: 'property', sort: 'open_home' }, { type: 'general' })).toEqual({
      type: 'general',
    })
    expect(changeSearch({ near: '-41.23,174.87,10', sort: 'nearest' }, { near: undefined })).toEqual({})
  })

  it('drops rooms when the type is no longer property', () => {
    const homes: Search = { type: 'property', bedrooms_min: 3, open_home_on: '2026-11-28', q: 'villa' }
    expect(changeSearch(homes, { type: undefined })).toEqual({ q: 'villa' })
    expect(changeSearch(homes, { purpose: ['rent'] })).toEqual({ ...homes, purpose: ['rent'] })
  })
})
