import type { Point } from '#domains/places/common/near.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { defaultDateFormat, formatByPattern } from '#platform/common/formats/formats.ts'
import { comingOpenHomes } from '#domains/listings/common/open-homes.ts'
import type { OpenHome } from '#domains/listings/common/properties.shapes.ts'
import { offerSwitchNames } from '#domains/search/common/fields/offer-switches.ts'
import type { SearchQuery, Sort } from '#domains/search/common/search.ts'
import { listFieldChoices, listRequestedFields } from '../fields/field-tokens.rules.ts'
import { listCells } from './search.cells.rules.ts'

/**
 * Every filter that is a choice is one token beside the words of the text. Words never begin with '=', so no
 * description can pass for a choice.
 */
export interface Choices {
  type: string
  category_path: number[]
  region: string
  district: string
  suburb: string
  condition: string | null
  sale_method: string
  seller_id: AccountId
  seller_kind: string
  /** The public, approximate point. */
  point: Point
  property: PropertyChoices | null
  offers: string[]
}

export interface PropertyChoices {
  open_homes: OpenHome[]
  agent_ids: number[] | null
}

export function choiceTokens(of: Choices): string[] {
  return [
    `=t:${of.type}`,
    ...of.category_path.map((id) => `=c:${id}`),
    `=r:${of.region}`,
    `=d:${of.district}`,
    `=s:${of.suburb}`,
    ...(of.condition ? [`=n:${of.condition}`] : []),
    `=m:${of.sale_method}`,
    `=u:${of.seller_id}`,
    `=x:${of.seller_kind}`,
    ...of.category_path.map((id) => `=q:${id}:${of.region}`),
    ...(of.condition ? [`=j:${of.condition}:${of.sale_method}`] : []),
    ...listCells(of.point),
    ...of.offers.map((offer) => `=z:${offer}`),
    ...(of.property ? propertyTokens(of.property) : []),
  ]
}

function propertyTokens({ open_homes: openHomes, agent_ids: agentIds }: PropertyChoices): string[] {
  const days = openHomes.map(({ starts_at: startsAt }) =>
    formatByPattern(new Date(startsAt), defaultDateFormat),
  )
  return [...(agentIds ?? []).map((id) => `=y:${id}`), ...[...new Set(days)].map((day) => `=o:${day}`)]
}

/** Each choice is a list of tokens of which one must match. */
export function listChoices(query: SearchQuery): string[][] {
  const one = {
    t: getType(query),
    c: query.category,
    u: query.seller,
    x: query.seller_kind,
    o: query.open_home_on,
    y: query.agent,
  }
  const tokens = Object.entries(one)
    .filter(([, value]) => value !== undefined)
    .map(([letter, value]) => [`=${letter}:${value}`])
  const { condition, sale_method: saleMethod } = query
  return [
    ...tokens,
    ...(condition ? [condition.map((choice) => `=n:${choice}`)] : []),
    ...(saleMethod ? [saleMethod.map((choice) => `=m:${choice}`)] : []),
    ...offerSwitchNames.flatMap((name) => (query[name] === undefined ? [] : [[`=z:${name}`]])),
    ...listFieldChoices(query),
  ]
}

/** The parts of a pair, by the letter of its token. */
const pairs = { q: ['c', 'r'], j: ['n', 'm'] } as const

/**
 * Joins choices often made together: a listing has a token for its category and region as a pair, which is read in a
 * tenth of the time of intersecting two long lists.
 */
export function pairChoices(choices: string[][]): string[][] {
  let left = choices
  for (const [letter, [first, second]] of Object.entries(pairs)) {
    const ofLetter = (one: string) =>
      left.find((tokens) => tokens.every((token) => token.startsWith(`=${one}:`)))
    const [ones, others] = [ofLetter(first), ofLetter(second)]
    if (!ones || !others) continue
    const both = ones.flatMap((one) => others.map((other) => `=${letter}:${one.slice(3)}:${other.slice(3)}`))
    left = [...left.filter((tokens) => tokens !== ones && tokens !== others), both]
  }
  return left
}

/** A filter that only vehicles or only properties have implies the type. */
export function getType(query: SearchQuery): SearchQuery['type'] {
  if (query.type !== undefined) return query.type
  const types = new Set(listRequestedFields(query).map(({ field }) => field.type))
  if (types.has('vehicle') || sortsVehicles(query)) return 'vehicle'
  return types.has('property') || isForProperty(query) ? 'property' : undefined
}

/** Property has these besides its fields. */
export const propertyParameters = ['open_home_on', 'agent'] as const
const isForProperty = (query: SearchQuery) => propertyParameters.some((name) => query[name] !== undefined)
const sortsVehicles = ({ sort }: SearchQuery) => sort === 'odometer' || sort === 'year'

export function getSort(query: SearchQuery): Sort {
  if (query.sort && (query.sort !== 'relevance' || query.q)) return query.sort
  if (query.q) return 'relevance'
  return query.near === undefined ? 'newest' : 'nearest'
}

export type PageEnd = (number | string)[]

export type Order = Sort | 'title_first'

export interface PageStart {
  order: Order
  end: PageEnd
}

/** Columns per order, the last one unique. */
export const orders = {
  relevance: { columns: ['rank', 'published_at', 'listing_id'], direction: 'desc' },
  title_first: { columns: ['in_title', 'published_at', 'listing_id'], direction: 'desc' },
  newest: { columns: ['published_at', 'listing_id'], direction: 'desc' },
  closing_soon: { columns: ['closes_at', 'listing_id'], direction: 'asc' },
  open_home: { columns: ['open_home_at', 'listing_id'], direction: 'asc' },
  price_low: { columns: ['price_or_last_cents', 'listing_id'], direction: 'asc' },
  price_high: { columns: ['price_cents', 'listing_id'], direction: 'desc' },
  most_bids: { columns: ['bid_count', 'listing_id'], direction: 'desc' },
  most_watched: { columns: ['watchers', 'listing_id'], direction: 'desc' },
  nearest: { columns: ['distance_m', 'listing_id'], direction: 'asc' },
  longest_listed: { columns: ['published_at', 'listing_id'], direction: 'asc' },
  biggest_reduction: { columns: ['reduction_or_last', 'listing_id'], direction: 'desc' },
  odometer: { columns: ['odometer_or_last', 'listing_id'], direction: 'asc' },
  year: { columns: ['year_or_last', 'listing_id'], direction: 'desc' },
  total: { columns: ['total_or_last', 'listing_id'], direction: 'asc' },
} as const satisfies Record<Order, { columns: readonly SortColumn[]; direction: 'asc' | 'desc' }>

const endOfTimeMs = Date.UTC(9999, 11, 31)

/**
 * The sort key of `open_home`. Without a coming one a time far in the future, earlier for newer
 * listings.
 */
export function openHomeKey(openHomes: OpenHome[], publishedAt: Date, now: Date): Date {
  const next = comingOpenHomes(openHomes, now)[0]
  return next ? new Date(next.starts_at) : new Date(endOfTimeMs - publishedAt.getTime())
}

/** A first radius likely to hold about enough listings. */
export function radiusFor(
  radiusKm: number,
  { reachedKm, share }: { reachedKm: number; share: number },
): number {
  const guess = Math.max(1, radiusKm * Math.sqrt(Math.min(1, share)), reachedKm + 1)
  return Math.ceil(guess)
}

export type SortColumn =
  | 'rank'
  | 'in_title'
  | 'published_at'
  | 'closes_at'
  | 'open_home_at'
  | 'price_cents'
  | 'price_or_last_cents'
  | 'bid_count'
  | 'watchers'
  | 'distance_m'
  | 'reduction_or_last'
  | 'odometer_or_last'
  | 'year_or_last'
  | 'total_or_last'
  | 'listing_id'
