import { listCategories } from '#domains/catalogue/common/catalogue.ts'
import { listPlaces } from '#domains/places/common/places.ts'
import type { SavedQuery } from '#domains/saved-searches/common/saved-searches.ts'
import { SavedSearchList } from '#domains/saved-searches/web/saved-search-list.tsx'
import { railChoices } from '#domains/search/web/facets/rail-choices.ts'
import { searchAddress } from '#domains/search/web/search-address.ts'
import { activeFilters } from '#domains/search/web/search-labels.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'

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

/** Shows the key: the filter's label is known only where it's chosen. */
const describeAnswer = ({ attr = {} }: SavedQuery) =>
  Object.entries(attr).map(([key, texts]) => `${key.replaceAll('_', ' ')}: ${texts.join(', ')}`)
