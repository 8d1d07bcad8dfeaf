import { earth_radius_km } from '#contract/distance.ts'
import type { Near } from '#contract/near.ts'
import { default_date_format, formatByPattern } from '#contract/formats.ts'
import type { OpenHome } from '#contract/properties.ts'
import { most_rooms, type SearchQuery, type Sort } from '#contract/search.ts'

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
  seller_id: number
  /** Null but for a vehicle. */
  vehicle: VehicleChoices | null
  /** Null but for a property. */
  property: PropertyChoices | null
}

export interface PropertyChoices {
  purpose: string | null
  property_type: string | null
  bedrooms: number | null
  bathrooms: number | null
  open_homes: OpenHome[]
}

type VehicleChoices = Record<(typeof vehicleChoices)[number], string | null>

const vehicleChoices = ['subtype', 'make', 'model', 'fuel_type', 'transmission', 'body_style'] as const

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
    ...(of.vehicle ? vehicleTokens(of.vehicle) : []),
    ...(of.property ? propertyTokens(of.property) : []),
  ]
}

function propertyTokens({
  purpose,
  property_type,
  bedrooms,
  bathrooms,
  open_homes,
}: PropertyChoices): string[] {
  const days = open_homes.map(({ starts_at }) => formatByPattern(new Date(starts_at), default_date_format))
  return [
    ...(purpose ? [`=p:${purpose}`] : []),
    ...(property_type ? [`=k:${property_type}`] : []),
    ...upTo(bedrooms).map((count) => `=b:${count}`),
    ...upTo(bathrooms).map((count) => `=w:${count}`),
    ...[...new Set(days)].map((day) => `=o:${day}`),
  ]
}

/** One token for each number that it is at least, so that "three or more" is a choice like any other. */
const upTo = (count: number | null) =>
  Array.from({ length: Math.min(count ?? 0, most_rooms) }, (_, index) => index + 1)
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** However a make is written: 'TOYOTA' and 'Toyota' are one. */
const vehicleTokens = (of: Partial<VehicleChoices>) =>
  vehicleChoices.flatMap((field) => {
    const said = of[field]
    return said ? [`=v:${field}:${plain(said)}`] : []
  })

/** A token as PostgreSQL reads it in a query, whatever stands in it. */
export const quoted = (token: string) => `'${token.replace(/['\\]/g, '$&$&')}'`

/** The choices of a search as PostgreSQL reads a query of tokens; empty when nothing was chosen. */
export function choicesOf(query: SearchQuery): string {
  const chosen = {
    t: query.type,
    c: query.category,
    r: query.region,
    d: query.district,
    s: query.suburb,
    n: query.condition,
    m: query.sale_method,
    u: query.seller,
    p: query.purpose,
    k: query.property_type,
    b: query.bedrooms_min,
    w: query.bathrooms_min,
    o: query.open_home_on,
  }
  const tokens = Object.entries(chosen)
    .filter(([, value]) => value !== undefined)
    .map(([letter, value]) => `=${letter}:${value}`)
  const { subtype, make, model, fuel_type, transmission, body_style } = query
  const vehicle = { subtype, make, model, fuel_type, transmission, body_style }
  return [...tokens, ...vehicleTokens(vehicle as Partial<VehicleChoices>)].map(quoted).join(' & ')
}

/** Degrees around a point that hold everything within so many kilometres, and a little more. */
export interface Box {
  west: number
  south: number
  east: number
  north: number
}

export function boxAround({ latitude, longitude, radius_km }: Near): Box {
  const up = (radius_km / earth_radius_km) * (180 / Math.PI)
  // A degree of longitude is shortest at the end that is nearer to the pole.
  const shrink = Math.cos((Math.min(89, Math.abs(latitude) + up) * Math.PI) / 180)
  const across = Math.min(180, up / shrink)
  return {
    west: longitude - across,
    south: latitude - up,
    east: longitude + across,
    north: latitude + up,
  }
}

export interface Keywords {
  /** Words that are complete. */
  whole: string
  /** The word that may still be being typed, of letters and digits only; empty when there is none. */
  begun: string
}

/** What was typed, by its folded text; null when nothing was. */
export function keywordsOf(folded: string): Keywords | null {
  const text = folded.trim()
  if (text === '') return null
  const [, whole = '', last = ''] = /^(?:(.*)\s)?(\S+)$/s.exec(text) ?? []
  return /^[\p{L}\p{N}]{2,}$/u.test(last) ? { whole, begun: last } : { whole: text, begun: '' }
}

export function sortOf(query: SearchQuery): Sort {
  if (query.sort && (query.sort !== 'relevance' || query.q)) return query.sort
  if (query.q) return 'relevance'
  return query.near === undefined ? 'newest' : 'nearest'
}

/** Where a page ended: the sort key of its last row. A number, or an instant as it is written in JSON. */
export type PageEnd = (number | string)[]

/** The columns that each sort goes by, the last of them unique. */
export const sortKeys = {
  relevance: { columns: ['rank', 'created_at', 'listing_id'], direction: 'desc' },
  newest: { columns: ['created_at', 'listing_id'], direction: 'desc' },
  closing_soon: { columns: ['closes_at', 'listing_id'], direction: 'asc' },
  price_low: { columns: ['price_cents', 'listing_id'], direction: 'asc' },
  price_high: { columns: ['price_cents', 'listing_id'], direction: 'desc' },
  most_bids: { columns: ['bid_count', 'listing_id'], direction: 'desc' },
  most_watched: { columns: ['watchers', 'listing_id'], direction: 'desc' },
  nearest: { columns: ['distance_m', 'listing_id'], direction: 'asc' },
} as const satisfies Record<Sort, { columns: readonly SortColumn[]; direction: 'asc' | 'desc' }>

export type SortColumn =
  | 'rank'
  | 'created_at'
  | 'closes_at'
  | 'price_cents'
  | 'bid_count'
  | 'watchers'
  | 'distance_m'
  | 'listing_id'
