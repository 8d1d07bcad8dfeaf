import { type Category, listCategories, listFilters } from '#domains/catalogue/common/catalogue.ts'
import { listPlaces } from '#domains/places/common/places.ts'
import { searchListings } from '#domains/search/common/search.ts'
import type { Api } from '#platform/common/api.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import { type Load, listListingTopics } from '#platform/web/loading/load.ts'
import { type CallProblem, findProblem } from '#platform/web/session/problem.ts'
import { type FacetFilter, filterBehind, isUsable, type Search } from './facets/answer-search.ts'
import { fieldFilters, openHomeFilter } from './fields/field-labels.ts'
import { type RailChoices, railChoices, getType } from './facets/rail-choices.ts'
import { resultsPerPage } from './results/deep-list.ts'
import type { ResultPage } from './results/use-results.ts'
import { withoutPage, type SearchRequest, readSearch } from './search-address.ts'

/** True if the category's filters must be loaded first. */
const mustFit = (search: Search): boolean =>
  search.attr !== undefined ||
  search.open_home_on !== undefined ||
  fieldFilters(search, 'vehicle').length > 0 ||
  fieldFilters(search, 'property').length > 0

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
    ...(type === 'vehicle' ? [] : fieldFilters(search, 'vehicle')),
    ...(type === 'property' ? [] : [...fieldFilters(search, 'property'), ...openHomeFilter(search)]),
  ]
  for (const { without } of foreign)
    for (const name of Object.keys(without)) Object.assign(fitted, { [name]: undefined })
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

export interface SearchPage {
  request: SearchRequest
  dropped: string[]
  choices: RailChoices
  origin: string
  found: ResultPage | null
  problem: CallProblem | null
}

export const loadSearch: Load<SearchPage> = async (api, { url, signal }) => {
  const read = readSearch(url.searchParams)
  const find = (search: Search) => findFirst(api, { ...search, cursor: read.cursor, facets: 'yes' }, signal)
  // Waits only if some filter might not apply.
  const early = mustFit(read.search) ? null : find(read.search)
  const [categories, regions, filters] = await Promise.all([
    api.call(listCategories, { all: 'yes' }, { signal }),
    api.call(listPlaces, {}, { signal }),
    readFacets(api, read.search, signal),
    early,
  ])
  const { search, dropped } = fitSearch(read.search, {
    type: getType(read.search, categories.items),
    filters,
  })
  const { found, counts, problem } = await (early ?? find(search))
  return {
    request: { ...read, search },
    dropped,
    choices: {
      ...railChoices(search, categories.items, regions.items, filters, new Date()),
      counts,
      total: found && !found.total_is_approximate && !found.total_is_capped ? found.total : null,
    },
    origin: url.origin,
    found,
    problem,
  }
}

export const getSearchTopics = ({ request, found }: SearchPage): string[] => [
  ...listListingTopics(found?.items ?? []),
  ...(request.search.seller === undefined ? [] : [`seller:${request.search.seller}`]),
]

async function findFirst(api: Api, query: OperationInput<typeof searchListings>, signal: AbortSignal) {
  try {
    const answer = await api.call(searchListings, { ...query, limit: resultsPerPage }, { signal })
    const { facets: counts, ...found } = answer
    return { found, counts, problem: null }
  } catch (error) {
    const problem = findProblem(error)
    if (!problem) throw error
    return { found: null, counts: undefined, problem }
  }
}

/** Empty for an unknown category; the search explains that. */
async function readFacets(api: Api, { category }: Search, signal: AbortSignal): Promise<FacetFilter[]> {
  if (category === undefined) return []
  try {
    const { items } = await api.call(listFilters, { category }, { signal })
    return items
      .filter(({ is_facet: isFacet, kind }) => isFacet && kind !== 'text')
      .map(({ key, name, kind, unit, options }) => ({ key, name, kind, unit, options }))
  } catch (error) {
    if (findProblem(error)?.key === 'validation_failed') return []
    throw error
  }
}

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
