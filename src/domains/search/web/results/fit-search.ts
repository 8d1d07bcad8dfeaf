import type { Category } from '#domains/catalogue/common/catalogue.ts'
import { type FacetFilter, filterBehind, isUsable } from '../facets/answer-search.ts'
import { propertyFilters } from '../facets/property-filters.ts'
import { withoutPage } from '../search-address.ts'
import type { Search } from '../facets/search-types.ts'
import { vehicleFilters } from '../facets/vehicle-search.ts'

/** True if the category's filters must be loaded first. */
export const mustFit = (search: Search): boolean =>
  search.attr !== undefined || vehicleFilters(search).length > 0 || propertyFilters(search).length > 0

/**
 * Drops filters that don't apply: a sofa has no frame size, even after a search for bicycles.
 * @returns also labels of the dropped filters
 */
export function fitSearch(
  { attr, ...search }: Search,
  { type, filters }: { type: Category['type'] | undefined; filters: readonly FacetFilter[] },
): { search: Search; dropped: string[] } {
  const { retained, dropped } = fitAnswers(attr ?? {}, filters)
  const fitted: Search = { ...search, ...(Object.keys(retained).length > 0 && { attr: retained }) }
  const foreign = [
    ...(type === 'vehicle' ? [] : vehicleFilters(search)),
    ...(type === 'property' ? [] : propertyFilters(search)),
  ]
  for (const { without } of foreign) Object.assign(fitted, without)
  return { search: withoutPage(fitted), dropped: [...foreign.map(({ words }) => words), ...dropped] }
}

function fitAnswers(attr: NonNullable<Search['attr']>, filters: readonly FacetFilter[]) {
  const retained: NonNullable<Search['attr']> = {}
  const dropped: string[] = []
  for (const [key, texts] of Object.entries(attr)) {
    const filter = filterBehind(filters, key)
    const usable = filter ? texts.filter((text) => isUsable(filter, text)) : []
    if (usable.length > 0) retained[key] = usable
    const others = texts.filter((text) => !usable.includes(text))
    if (others.length > 0) dropped.push(`${filter?.name ?? getName(key)}: ${others.join(', ')}`)
  }
  return { retained, dropped }
}

/** Only the key of a filter from another category is known. */
function getName(key: string): string {
  const words = key.replace(/_(?:min|max)$/, '').replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
