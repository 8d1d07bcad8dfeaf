import type { Search } from './facets/search-types.ts'

const places = ['category', 'type', 'region', 'district'] as const

export function indexedSearch(search: Search): Search | null {
  const filters = Object.entries(search).filter(([name, value]) => name !== 'sort' && isSet(value))
  if (!filters.every(([name, value]) => places.some((place) => place === name) && isOne(value))) return null
  const { category, type, ...where } = Object.fromEntries(filters) as Search
  // A category has one type.
  if (category !== undefined) return { category, ...where }
  return type === undefined ? where : { type, ...where }
}

/** Two regions are a personal choice, not a place with a page. */
const isOne = (value: unknown) => !Array.isArray(value) || value.length === 1

function isSet(value: unknown): boolean {
  if (value === undefined || value === null) return false
  return typeof value !== 'object' || Object.keys(value).length > 0
}
