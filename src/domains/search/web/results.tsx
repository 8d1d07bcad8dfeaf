import { Fragment, type ReactNode } from 'react'
import type { ListingCard } from '#domains/listings/common/listings.ts'
import { type Near, readNear } from '#domains/places/common/near.ts'
import { CardGrid } from '#platform/web/ui/layout/card.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { LoadMore } from '#platform/web/ui/states/load-more.tsx'
import type { RailChoices } from './facets/rail-choices.ts'
import { NothingFound } from './results/nothing-found.tsx'
import { type SearchRequest, searchAddress } from './search-address.ts'
import type { Search } from './facets/search-types.ts'
import { type useResults, useIsSearching } from './results/use-results.ts'
import * as t from '#domains/search/texts.ts'

interface ResultsProps {
  request: SearchRequest
  choices: RailChoices
  results: ReturnType<typeof useResults>
  renderCard: (card: ListingCard, eager: boolean) => ReactNode
  renderRow: (card: ListingCard, eager: boolean) => ReactNode
  renderMap: (search: Search, near: Near | null) => ReactNode
  /** Renders content after this many cards of the list. */
  renderBetween: (cards: number, face: 'grid' | 'list') => ReactNode
}

export function Results({
  request,
  choices,
  results,
  renderCard,
  renderRow,
  renderMap,
  renderBetween,
}: ResultsProps) {
  const isSearching = useIsSearching()
  const { cards, next_cursor: nextCursor } = results
  if (cards.length === 0) return <NothingFound request={request} choices={choices} renderCard={renderCard} />
  const { near } = request.search
  return (
    <div aria-busy={isSearching} className={joinClasses('transition-opacity', isSearching && 'opacity-50')}>
      {results.isReturning && (
        <p
          role="status"
          className="fixed bottom-20 left-1/2 z-30 w-max max-w-[calc(100vw-2rem)] -translate-x-1/2 rounded-panel border border-line bg-paper px-4 py-2.5 text-sm font-semibold shadow-float lg:bottom-6"
        >
          {t.taking_you_back_to_where_you_were()}
        </p>
      )}
      {request.face === 'map' && renderMap(request.search, near === undefined ? null : readNear(near))}
      {request.face === 'list' && (
        <div className="grid grid-cols-1 gap-3">
          {cards.map((one, index) => (
            <Fragment key={one.id}>
              {renderRow(one, index < 6)}
              {renderBetween(index + 1, 'list')}
            </Fragment>
          ))}
        </div>
      )}
      {request.face === 'grid' && (
        <CardGrid dense>
          {cards.map((one, index) => (
            <Fragment key={one.id}>
              {renderCard(one, index < 6)}
              {renderBetween(index + 1, 'grid')}
            </Fragment>
          ))}
        </CardGrid>
      )}
      {request.face === 'map' ? null : results.hasFailed ? (
        <div className="mt-8">
          <ErrorState onRetry={results.more} busy={results.isLoadingMore}>
            {t.more_listings_didnt_load()}
          </ErrorState>
        </div>
      ) : (
        nextCursor !== null && (
          <LoadMore
            to={searchAddress(request.search, { face: request.face, cursor: nextCursor })}
            label={t.next_page()}
            busy={results.isLoadingMore}
            onMore={results.more}
          />
        )
      )}
    </div>
  )
}
