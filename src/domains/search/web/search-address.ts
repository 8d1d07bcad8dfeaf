import { readNear, writeNear } from '#domains/places/common/near.ts'
import type { PropertyType, Purpose } from '#domains/listings/common/rules/property-fields.ts'
import { getPropertyTypes, getPurposes } from '#domains/listings/common/property-labels.ts'
import { maxRooms, searchNames, type Sort } from '#domains/search/common/search.ts'
import { keysOf } from '#platform/common/records.ts'
import { answerParts, readAnswers, type Search, readVehicle } from './facets/answer-search.ts'
import { toAccountId } from '#platform/common/ids.ts'
import { centsFromText } from '#platform/web/ui/fields/money-text.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { readPricePhrase } from './price-phrase.ts'
import * as t from '#domains/search/texts.ts'

export type { Search } from './facets/answer-search.ts'

export interface SearchRequest {
  search: Search
  errors: { price_min?: string; price_max?: string }
  cursor?: string
  face: ResultsLayout
}

export type ResultsLayout = 'grid' | 'list' | 'map'
const faces: ResultsLayout[] = ['grid', 'list', 'map']

const sorts: Sort[] = [
  'relevance',
  'newest',
  'closing_soon',
  'open_home',
  'price_low',
  'price_high',
  'most_bids',
  'most_watched',
  'nearest',
]
const getAmountError = makeTexts(() => t.enter_an_amount_like_50_or_49_90())
const highest = 10_000_000_000

const parseOneOf = <Value extends string>(text: string | null, values: readonly Value[]) =>
  values.find((value) => value === text)
const parseId = (text: string | null) => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)
const parseSeller = (text: string | null) => {
  const id = parseId(text)
  return id === undefined ? undefined : toAccountId(id)
}
const getKeys = <Key extends string>(words: Record<Key, string>) => keysOf(words)
const parseWhole = (text: string | null, most: number) =>
  text && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= most ? Number(text) : undefined
const parseDay = (text: string | null) =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
const parseSeveral = <Value extends string>(texts: string[], read: (text: string) => Value | undefined) => {
  const all = [...new Set(texts.flatMap((text) => read(text) ?? []))].toSorted().slice(0, 20)
  return all.length > 0 ? all : undefined
}
const parseSlug = (text: string | null) => (text && /^[a-z0-9-]{1,80}$/.test(text) ? text : undefined)

/** Uses one spelling, so that a place has one address. */
function parseNear(text: string | null): string | undefined {
  const near = text ? readNear(text) : null
  return near ? writeNear(near) : undefined
}

/** Prices are in dollars; unreadable values are left out. */
export function readSearch(address: URLSearchParams): SearchRequest {
  const errors: SearchRequest['errors'] = {}
  const price = (name: 'price_min' | 'price_max') => {
    const cents = centsFromText(address.get(name) ?? '')
    if (cents === undefined || (cents ?? 0) > highest) errors[name] = getAmountError()
    return errors[name] ? undefined : (cents ?? undefined)
  }
  const words = address.get('q')?.trim().slice(0, 120) ?? ''
  const phrase = address.get('exact') === 'yes' ? null : readPricePhrase(words)
  const prices =
    phrase && Math.max(phrase.price_min ?? 0, phrase.price_max ?? 0) <= highest
      ? phrase
      : { q: words, price_min: price('price_min'), price_max: price('price_max') }
  const search: Search = {
    q: prices.q || undefined,
    exact: address.get('q')?.trim() ? parseOneOf(address.get('exact'), ['yes']) : undefined,
    type: parseOneOf(address.get('type'), ['general', 'vehicle', 'property']),
    category: parseId(address.get('category')),
    region: parseSeveral(address.getAll('region'), parseSlug),
    district: parseSeveral(address.getAll('district'), parseSlug),
    suburb: parseSeveral(address.getAll('suburb'), parseSlug),
    near: parseNear(address.get('near')),
    price_min: prices.price_min,
    price_max: prices.price_max,
    condition: parseSeveral(address.getAll('condition'), (text) => parseOneOf(text, ['new', 'used'])),
    sale_method: parseSeveral(address.getAll('sale_method'), (text) =>
      parseOneOf(text, ['auction', 'fixed_price', 'enquire']),
    ),
    seller: parseSeller(address.get('seller')),
    agent: parseId(address.get('agent')),
    seller_kind: parseOneOf(address.get('seller_kind'), ['private', 'in_trade']),
    ...readProperty(address),
    ...readVehicle(address),
    attr: readAnswers(address),
    sort: parseOneOf(address.get('sort'), sorts),
  }
  const { price_min: priceMin, price_max: priceMax } = search
  if (search.sort === 'nearest' && search.near === undefined) search.sort = undefined
  if (search.sort === 'relevance' && search.q === undefined) search.sort = undefined
  if (search.sort === 'open_home' && (search.type ?? 'property') !== 'property') search.sort = undefined
  if (priceMin !== undefined && priceMax !== undefined && priceMin > priceMax) {
    errors.price_max = t.enter_a_price_above_the_lowest()
  }
  return {
    search: withoutPage(search),
    errors,
    cursor: address.get('cursor') ?? undefined,
    face: parseOneOf(address.get('view'), faces) ?? 'grid',
  }
}

const maxSquareMetres = 2_000_000_000

/** If a minimum exceeds its maximum, the maximum is dropped. */
function readProperty(address: URLSearchParams): Partial<Search> {
  const area = (name: string) => {
    const [least, most] = ['min', 'max'].map((end) =>
      parseWhole(address.get(`${name}_${end}`), maxSquareMetres),
    )
    return { least, most: (least ?? 0) > (most ?? maxSquareMetres) ? undefined : most }
  }
  const [floor, land] = [area('floor_area'), area('land_area')]
  return {
    purpose: parseOneOf<Purpose>(address.get('purpose'), getKeys(getPurposes())),
    property_type: parseOneOf<PropertyType>(address.get('property_type'), getKeys(getPropertyTypes())),
    bedrooms_min: parseWhole(address.get('bedrooms_min'), maxRooms),
    bathrooms_min: parseWhole(address.get('bathrooms_min'), maxRooms),
    floor_area_min: floor.least,
    floor_area_max: floor.most,
    land_area_min: land.least,
    land_area_max: land.most,
    open_home_on: parseDay(address.get('open_home_on')),
  }
}

export const withoutPage = (search: Search): Search =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))

export const propertyNames = [
  'purpose',
  'property_type',
  'bedrooms_min',
  'bathrooms_min',
  'floor_area_min',
  'floor_area_max',
  'land_area_min',
  'land_area_max',
  'open_home_on',
] as const

const dollars = (cents: number) => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2))

/** Lists the parts in one order, whatever order they were chosen in. */
export function searchParts(search: Search): [name: string, text: string][] {
  const prices: Record<string, number | undefined> = {
    price_min: search.price_min,
    price_max: search.price_max,
  }
  const named = searchNames
    .filter((name) => search[name] !== undefined)
    .flatMap((name) =>
      [search[name]]
        .flat()
        .map((value): [string, string] => [
          name,
          prices[name] === undefined ? String(value) : dollars(prices[name]),
        ]),
    )
  return [...named, ...answerParts(search.attr)]
}

const several = new Set([
  'region',
  'district',
  'suburb',
  'condition',
  'sale_method',
  'subtype',
  'make',
  'body_style',
  'fuel_type',
  'transmission',
])

/** Tells whether a parameter repeats once per choice. */
export const isSeveral = (name: string): boolean =>
  several.has(name) || (name.startsWith('attr.') && !/_(min|max)$/.test(name))

export function searchAddress(
  search: Search,
  { face = 'grid', cursor }: { face?: ResultsLayout; cursor?: string | null } = {},
): string {
  const parts = new URLSearchParams(searchParts(search))
  if (face !== 'grid') parts.set('view', face)
  if (cursor) parts.set('cursor', cursor)
  return parts.size > 0 ? `/ibuy?${parts}` : '/ibuy'
}

const withoutProperty: Partial<Search> = Object.fromEntries(propertyNames.map((name) => [name, undefined]))

/** Drops parameters that become meaningless. */
export function changeSearch(search: Search, change: Partial<Search>): Search {
  const looser: Partial<Search> = {
    ...('q' in change ? { exact: undefined } : {}),
    ...(isLeft(change, 'near') && search.sort === 'nearest' ? { sort: undefined } : {}),
    ...(isLeft(change, 'q') && search.sort === 'relevance' ? { sort: undefined } : {}),
    ...('type' in change && change.type !== 'property' ? withoutProperty : {}),
    ...('type' in change && change.type !== 'property' && search.sort === 'open_home'
      ? { sort: undefined }
      : {}),
  }
  return withoutPage({ ...search, ...looser, ...change })
}

const isLeft = (change: Partial<Search>, name: keyof Search) => name in change && change[name] === undefined
