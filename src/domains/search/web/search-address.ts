import { readNear, writeNear } from '#domains/places/common/near.ts'
import { listParameters, searchFields } from '#domains/search/common/fields/search-fields.ts'
import { searchNames, type Sort } from '#domains/search/common/search.ts'
import { readFields, writeParameter } from './fields/field-values.ts'
import { answerParts, readAnswers, type Search } from './facets/answer-search.ts'
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
  'longest_listed',
  'biggest_reduction',
  'odometer',
  'year',
  'total',
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
    ...readFields(address),
    open_home_on: parseDay(address.get('open_home_on')),
    to: parseSlug(address.get('to')),
    to_rural: parseOneOf(address.get('to_rural'), ['yes']),
    attr: readAnswers(address),
    sort: parseOneOf(address.get('sort'), sorts),
  }
  const { price_min: priceMin, price_max: priceMax } = search
  if (search.sort === 'nearest' && search.near === undefined) search.sort = undefined
  if (search.sort === 'relevance' && search.q === undefined) search.sort = undefined
  if (search.sort === 'total' && search.to === undefined) search.sort = undefined
  if ((search.sort === 'odometer' || search.sort === 'year') && (search.type ?? 'vehicle') !== 'vehicle')
    search.sort = undefined
  if (search.to === undefined) search.to_rural = undefined
  if (search.suburb === undefined) search.beside = undefined
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

export const withoutPage = (search: Search): Search =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))

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
          prices[name] === undefined ? writeParameter(name, value) : dollars(prices[name]),
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
  ...searchFields.filter(({ kind }) => kind === 'several').map(({ name }) => name),
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

const withoutType = (type: 'vehicle' | 'property'): Partial<Search> =>
  Object.fromEntries(
    searchFields.flatMap((field) =>
      field.type === type ? listParameters(field).map((name) => [name, undefined]) : [],
    ),
  )
const withoutProperty: Partial<Search> = { ...withoutType('property'), open_home_on: undefined }

/** Drops parameters that become meaningless. */
export function changeSearch(search: Search, change: Partial<Search>): Search {
  const looser: Partial<Search> = {
    ...('q' in change ? { exact: undefined } : {}),
    ...(isLeft(change, 'near') && search.sort === 'nearest' ? { sort: undefined } : {}),
    ...(isLeft(change, 'suburb') ? { beside: undefined } : {}),
    ...(isLeft(change, 'to') ? { to_rural: undefined } : {}),
    ...(isLeft(change, 'to') && search.sort === 'total' ? { sort: undefined } : {}),
    ...(isLeft(change, 'q') && search.sort === 'relevance' ? { sort: undefined } : {}),
    ...('type' in change && change.type !== 'property' ? withoutProperty : {}),
    ...('type' in change && change.type !== 'property' && search.sort === 'open_home'
      ? { sort: undefined }
      : {}),
    ...('type' in change && change.type !== 'vehicle' && isVehicleSort(search) ? { sort: undefined } : {}),
  }
  return withoutPage({ ...search, ...looser, ...change })
}

const isVehicleSort = ({ sort }: Search) => sort === 'odometer' || sort === 'year'

const isLeft = (change: Partial<Search>, name: keyof Search) => name in change && change[name] === undefined
