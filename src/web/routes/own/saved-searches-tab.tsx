import { listCategories } from '#contract/catalogue/catalogue.ts'
import { listPlaces } from '#contract/places/places.ts'
import type { SavedQuery } from '#contract/saved-searches/saved-searches.ts'
import { SavedSearchList } from '#web/features/saved-searches/saved-search-list.tsx'
import { railChoices } from '#web/features/search/facets/rail-choices.ts'
import { searchAddress } from '#web/features/search/search-address.ts'
import { activeFilters } from '#web/features/search/search-words.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'

export function SavedSearchesTab() {
  const categories = useApiQuery(listCategories, { all: 'yes' }, { staleTime: 300_000 }).data?.items
  const regions = useApiQuery(listPlaces, {}, { staleTime: 300_000 }).data?.items

  function describe(query: SavedQuery) {
    const to = searchAddress({ ...query, sort: 'newest' })
    if (!categories || !regions) return { to, words: null }
    const choices = railChoices(query, categories, regions, [], new Date())
    const filters = activeFilters(query, choices).map(({ words }) => words)
    return { to, words: [...filters, ...describeAnswer(query)].join(' · ') }
  }
  return <SavedSearchList describe={describe} />
}

/** By key: the filter's words are known only where it's chosen. */
const describeAnswer = ({ attr = {} }: SavedQuery) =>
  Object.entries(attr).map(([key, texts]) => `${key.replaceAll('_', ' ')}: ${texts.join(', ')}`)
