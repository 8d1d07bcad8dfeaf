import type { Sort } from '#contract/search.ts'
import { answerParts, readAnswers } from './answer-search.ts'
import type { Search } from './search-types.ts'
import { readVehicle, vehicle_names } from './vehicle-search.ts'
import { centsFromText, textFromCents } from '#web/ui/money-text.ts'

export type { Search } from './search-types.ts'

export interface Asked {
  search: Search
  /** What the address holds but cannot mean, by the field's name. */
  errors: { price_min?: string; price_max?: string }
  cursor?: string
  face: Face
}

export type Face = 'grid' | 'list'

const sorts: Sort[] = [
  'relevance',
  'newest',
  'closing_soon',
  'price_low',
  'price_high',
  'most_bids',
  'most_watched',
]
const amountError = 'Write an amount such as 50 or 49.90.'
const highest = 10_000_000_000

const oneOf = <Value extends string>(text: string | null, values: readonly Value[]) =>
  values.find((value) => value === text)
const idOf = (text: string | null) => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)
const slugOf = (text: string | null) => (text && /^[a-z0-9-]{1,80}$/.test(text) ? text : undefined)

/** Reads the address of the results. Prices stand in it in dollars; what is unreadable is left out. */
export function readSearch(address: URLSearchParams): Asked {
  const errors: Asked['errors'] = {}
  const price = (name: 'price_min' | 'price_max') => {
    const cents = centsFromText(address.get(name) ?? '')
    if (cents === undefined || (cents ?? 0) > highest) errors[name] = amountError
    return errors[name] ? undefined : (cents ?? undefined)
  }
  const search: Search = {
    q: address.get('q')?.trim().slice(0, 120) || undefined,
    type: oneOf(address.get('type'), ['general', 'vehicle', 'property']),
    category: idOf(address.get('category')),
    region: slugOf(address.get('region')),
    district: slugOf(address.get('district')),
    suburb: slugOf(address.get('suburb')),
    price_min: price('price_min'),
    price_max: price('price_max'),
    condition: oneOf(address.get('condition'), ['new', 'used']),
    sale_method: oneOf(address.get('sale_method'), ['auction', 'fixed_price', 'enquire']),
    seller: idOf(address.get('seller')),
    ...readVehicle(address),
    attr: readAnswers(address),
    sort: oneOf(address.get('sort'), sorts),
  }
  const { price_min, price_max } = search
  if (price_min !== undefined && price_max !== undefined && price_min > price_max) {
    errors.price_max = 'This is less than the lowest price.'
  }
  return {
    search: bare(search),
    errors,
    cursor: address.get('cursor') ?? undefined,
    face: address.get('view') === 'list' ? 'list' : 'grid',
  }
}

const bare = (search: Search): Search =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))

const names = [
  'q',
  'type',
  'category',
  'region',
  'district',
  'suburb',
  'price_min',
  'price_max',
  'condition',
  'sale_method',
  'seller',
  ...vehicle_names,
  'sort',
] as const

const dollars = (cents: number) => textFromCents(cents).replaceAll(',', '')

/** The names and words of a search in an address, in one order whatever the order they were chosen in. */
export function searchParts(search: Search): [name: string, text: string][] {
  const prices: Record<string, number | undefined> = {
    price_min: search.price_min,
    price_max: search.price_max,
  }
  const named = names
    .filter((name) => search[name] !== undefined)
    .map((name): [string, string] => [
      name,
      prices[name] === undefined ? String(search[name]) : dollars(prices[name]),
    ])
  return [...named, ...answerParts(search.attr)]
}

/** The address of a search: what is linked, kept as canonical and shared. */
export function searchAddress(
  search: Search,
  { face = 'grid', cursor }: { face?: Face; cursor?: string | null } = {},
): string {
  const parts = new URLSearchParams(searchParts(search))
  if (face === 'list') parts.set('view', 'list')
  if (cursor) parts.set('cursor', cursor)
  return parts.size > 0 ? `/ibuy?${parts}` : '/ibuy'
}

/** The same search with some things changed; choosing another region lets go of the district within the old one. */
export function changed(search: Search, change: Partial<Search>): Search {
  const looser: Partial<Search> = {
    ...('region' in change ? { district: undefined, suburb: undefined } : {}),
    ...('district' in change ? { suburb: undefined } : {}),
  }
  return bare({ ...search, ...looser, ...change })
}
