import { useQueries } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ListingCard } from '#domains/listings/common/listings.ts'
import { searchListings } from '#domains/search/common/search.ts'
import { publicApi } from '#platform/web/session/api.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { CardGrid } from '#platform/web/ui/layout/card.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { Shelf } from '#platform/web/ui/layout/shelf.tsx'
import type { RailChoices } from '../facets/rail-choices.ts'
import { type SearchRequest, changeSearch, searchAddress } from '../search-address.ts'
import type { ActiveFilter, Search } from '../facets/answer-search.ts'
import { activeFilters, describeTotal } from '../search-labels.ts'
import * as t from '#domains/search/texts.ts'

interface NothingFoundProps {
  request: SearchRequest
  choices: RailChoices
  renderCard: (card: ListingCard, eager: boolean) => ReactNode
}

/** Offers the search without one filter at a time, with counts, and the nearest hits. */
export function NothingFound({ request, choices, renderCard }: NothingFoundProps) {
  const filters = activeFilters(request.search, choices)
  const looser = useLooser(request.search, filters)
  const [nearest] = looser
  if (filters.length === 0) return <NothingAtAll />
  return (
    <>
      <EmptyState
        icon={SearchX}
        title={t.no_listings_match()}
        action={
          <>
            {looser.map(({ filter, search, words }) => (
              <LinkButton key={filter.key} to={searchAddress(search, { face: request.face })} kind="quiet">
                {t.without_filter_count_listings({ filter: filter.words, listings: words })}
              </LinkButton>
            ))}
            <LinkButton to="/ibuy" kind={looser.length > 0 ? 'ghost' : 'quiet'}>
              {t.see_all_listings()}
            </LinkButton>
          </>
        }
      >
        {request.search.q === undefined
          ? t.try_a_wider_category_or_area_or_remove()
          : t.try_fewer_or_different_words_you_can()}
      </EmptyState>
      {nearest && (
        <div className="mt-9">
          <Shelf
            title={t.without_filter({ filter: nearest.filter.words })}
            to={searchAddress(nearest.search)}
          >
            <CardGrid dense>{nearest.cards.map((card) => renderCard(card, false))}</CardGrid>
          </Shelf>
        </div>
      )}
    </>
  )
}

function NothingAtAll() {
  return (
    <EmptyState
      icon={SearchX}
      title={t.nothing_for_sale_yet()}
      action={<LinkButton to="/select-listing-type">{t.list_an_item()}</LinkButton>}
    >
      {t.be_the_first_to_list_something()}
    </EmptyState>
  )
}

const maxTried = 6
const maxShown = 6

/**
 * The fewest hits come first, as closest to the request. With a single filter, everything is the
 * alternative.
 */
function useLooser(search: Search, filters: ActiveFilter[]) {
  const tried = filters.length > 1 ? filters.slice(-maxTried) : []
  const searches = tried.map((filter) => ({ filter, search: changeSearch(search, filter.without) }))
  const calls = useQueries({
    queries: searches.map((looser) => ({
      queryKey: [searchListings.name, looser.search, 'looser'],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        publicApi.call(searchListings, { ...looser.search, limit: maxShown }, { signal }),
      staleTime: 60_000,
    })),
  })
  return searches
    .flatMap((looser, index) => {
      const found = calls[index]?.data
      if (!found || found.total === 0) return []
      return [{ ...looser, total: found.total, words: describeTotal(found), cards: found.items }]
    })
    .toSorted((one, other) => one.total - other.total)
}
