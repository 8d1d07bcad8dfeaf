import type { ReactNode } from 'react'
import type { ListingCard } from '#contract/listings.ts'
import { type Near, readNear } from '#contract/near.ts'
import { CardGrid } from '#web/ui/card.tsx'
import { classes } from '#web/ui/classes.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import type { RailChoices } from './rail-choices.ts'
import { NothingFound } from './nothing-found.tsx'
import { type Asked, searchAddress } from './search-address.ts'
import { totalWords } from './search-words.ts'
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
  if (cards.length === 0) return <NothingFound asked={asked} choices={choices} drawCard={drawCard} />
  const { near } = asked.search
  return (
    <div aria-busy={isSearching} className={classes('transition-opacity', isSearching && 'opacity-50')}>
      {asked.face === 'map' && (
        <>
          {drawMap(cards, near === undefined ? null : readNear(near))}
          {next_cursor !== null && (
            <p role="status" className="mt-3 text-sm text-ink-3">
              The map shows the first {cards.length} of {totalWords(results.total)}.
            </p>
          )}
        </>
      )}
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
            label={asked.face === 'map' ? 'Show more on the map' : 'Next page'}
            // The end of a map is always near: it would go on until it had everything.
            endless={asked.face !== 'map'}
            busy={results.isLoadingMore}
            onMore={results.more}
          />
        )
      )}
    </div>
  )
}
