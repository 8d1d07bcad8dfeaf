import type { SearchQuery } from './search.ts'

/** Query parameters of a seller's own page. */
export const stockNames = [
  'q',
  'type',
  'agent',
  'make',
  'price_min',
  'price_max',
  'year_min',
  'year_max',
  'purpose',
  'bedrooms_min',
  'sort',
] as const satisfies (keyof SearchQuery)[]
