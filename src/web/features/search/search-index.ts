import type { Search } from './facets/search-types.ts'

const places = ['category', 'type', 'region', 'district'] as const

/**
 * The search that a page of results is for search engines, or null where it is none (decision 29): a type, a category,
 * a region or a district is a page of its own; whatever narrows it further shows another part of the same page. How
 * it is sorted makes no other page.
 */
export function indexedSearch(search: Search): Search | null {
  const asked = Object.entries(search).filter(([name, value]) => name !== 'sort' && isSaid(value))
  if (!asked.every(([name, value]) => places.some((place) => place === name) && isOne(value))) return null
  const { category, type, ...where } = Object.fromEntries(asked) as Search
  // A category is of one type.
  if (category !== undefined) return { category, ...where }
  return type === undefined ? where : { type, ...where }
}

/** Two regions at once are a choice of somebody's, not a place. */
const isOne = (value: unknown) => !Array.isArray(value) || value.length === 1

function isSaid(value: unknown): boolean {
  if (value === undefined || value === null) return false
  return typeof value !== 'object' || Object.keys(value).length > 0
}
