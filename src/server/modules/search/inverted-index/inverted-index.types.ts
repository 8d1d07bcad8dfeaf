import type { SearchQuery } from '#contract/search/search.ts'

export const numbers = [
  'price_cents',
  'price_or_last_cents',
  'floor_area_m2',
  'land_area_m2',
  'year',
  'odometer_km',
  'bid_count',
  'watchers',
  'published_ms',
  'closes_ms',
] as const
export type NumberName = (typeof numbers)[number]

export interface IndexedRow extends Record<NumberName, number | null> {
  listing_id: number
  /** The transaction that wrote it last. */
  changed_in: string
  /** Each once. */
  tokens: string[]
}

export type Bounds = Pick<
  SearchQuery,
  | 'price_min'
  | 'price_max'
  | 'floor_area_min'
  | 'floor_area_max'
  | 'land_area_min'
  | 'land_area_max'
  | 'year_min'
  | 'year_max'
  | 'odometer_max'
>

export interface Placed {
  listing_id: number
  value: number
}

export interface PageOf {
  by: NumberName
  isDescending: boolean
  after: Placed | null
  size: number
}
