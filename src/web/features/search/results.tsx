import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ListingCard } from '#contract/listings.ts'
import { type Near, readNear } from '#contract/near.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { CardGrid } from '#web/ui/card.tsx'
import { classes } from '#web/ui/classes.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import type { RailChoices } from './rail-choices.ts'
import { type Asked, changed, searchAddress } from './search-address.ts'
import { activeFilters } from './search-words.ts'
import { type useResults, useIsSearching } from './use-results.ts'

interface ResultsProps {
  asked: Asked
  choices: RailChoices
  results: ReturnType<typeof useResults>
  /** Draws one listing; the first few are seen at once. */
  drawCard: (card: ListingCard, eager: boolean) => ReactNode
  drawRow: (card: ListingCard, eager: boolean) => ReactNode
  drawMap: (cards: ListingCard[], near: Near | null) => ReactNode
}

/** The list itself. While another search is on its way it stays, dimmed. */
export function Results({ asked, choices, results, drawCard, drawRow, drawMap }: ResultsProps) {
  const isSearching = useIsSearching()
  const { cards, next_cursor } = results
  if (cards.length === 0) return <NothingFound asked={asked} choices={choices} />
  const { near } = asked.search
  return (
    <div aria-busy={isSearching} className={classes('transition-opacity', isSearching && 'opacity-50')}>
      {asked.face === 'map' && drawMap(cards, near === undefined ? null : readNear(near))}
      {asked.face === 'list' && (
        <div className="grid grid-cols-1 gap-3">{cards.map((one, index) => drawRow(one, index < 6))}</div>
      )}
      {asked.face === 'grid' && (
        <CardGrid dense>{cards.map((one, index) => drawCard(one, index < 6))}</CardGrid>
      )}
      {results.hasFailed ? (
        <div className="mt-8">
          <ErrorState onRetry={results.more} busy={results.isLoadingMore}>
            The next listings did not arrive. What you see is still there.
          </ErrorState>
        </div>
      ) : (
        next_cursor !== null && (
          <LoadMore
            to={searchAddress(asked.search, { face: asked.face, cursor: next_cursor })}
            label="Next page"
            busy={results.isLoadingMore}
            onMore={results.more}
          />
        )
      )}
    </div>
  )
}

/** Advice by what was asked: the narrowest filter goes first. */
function NothingFound({ asked, choices }: { asked: Asked; choices: RailChoices }) {
  const filters = activeFilters(asked.search, choices)
  const last = filters.at(-1)
  if (!last) {
    return (
      <EmptyState
        icon={SearchX}
        title="Nothing is for sale yet"
        action={<LinkButton to="/select-listing-type">List the first thing</LinkButton>}
      >
        Be the first: list something, and it stands here a moment later.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={SearchX}
      title="Nothing matches all of that"
      action={
        <>
          {filters.length > 1 && (
            <LinkButton
              to={searchAddress(changed(asked.search, last.without), { face: asked.face })}
              kind="quiet"
            >
              Search without {last.words}
            </LinkButton>
          )}
          <LinkButton to="/ibuy" kind={filters.length > 1 ? 'ghost' : 'quiet'}>
            See all listings
          </LinkButton>
        </>
      }
    >
      {asked.search.q === undefined
        ? 'Look in a wider category or place, or let the price range go.'
        : 'Try fewer or other words; macrons and capital letters do not matter.'}
    </EmptyState>
  )
}
