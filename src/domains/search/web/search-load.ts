import type { Api } from '#platform/common/api.ts'
import { listCategories } from '#domains/catalogue/common/catalogue.ts'
import { listFilters } from '#domains/catalogue/common/filters.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import { listPlaces } from '#domains/places/common/places.ts'
import { searchListings } from '#domains/search/common/search.ts'
import { type Load, listListingTopics } from '#platform/web/loading/load.ts'
import { type CallProblem, findProblem } from '#platform/web/session/problem.ts'
import type { FacetFilter } from './facets/answer-search.ts'
import { fitSearch, mustFit } from './results/fit-search.ts'
import { type RailChoices, railChoices, getType } from './facets/rail-choices.ts'
import { type SearchRequest, readSearch, type Search } from './search-address.ts'
import { resultsPerPage } from './results/deep-list.ts'
import type { ResultPage } from './results/use-results.ts'

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
