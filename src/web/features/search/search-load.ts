import { listCategories } from '#contract/catalogue.ts'
import { listPlaces } from '#contract/places.ts'
import { searchListings } from '#contract/search.ts'
import type { Load } from '#web/lib/load.ts'
import { type CallProblem, problemOf } from '#web/lib/problem.ts'
import { type RailChoices, railChoices } from './rail-choices.ts'
import { type Asked, readSearch } from './search-address.ts'
import { type ResultPage, results_per_page } from './use-results.ts'

export interface SearchPage {
  asked: Asked
  choices: RailChoices
  origin: string
  /** The first page, or why there is none. */
  found: ResultPage | null
  problem: CallProblem | null
}

/** What the results page shows, from its address alone. */
export const loadSearch: Load<SearchPage> = async (api, { url, signal }) => {
  const asked = readSearch(url.searchParams)
  const [categories, regions, answer] = await Promise.all([
    api.call(listCategories, { all: 'yes' }, { signal }),
    api.call(listPlaces, {}, { signal }),
    api
      .call(searchListings, { ...asked.search, cursor: asked.cursor, limit: results_per_page }, { signal })
      .then(
        (found) => ({ found, problem: null }),
        (error: unknown) => {
          const problem = problemOf(error)
          if (!problem) throw error
          return { found: null, problem }
        },
      ),
  ])
  return {
    asked,
    choices: railChoices(asked.search, categories.items, regions.items, new Date()),
    origin: url.origin,
    ...answer,
  }
}
