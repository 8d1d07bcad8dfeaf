import { Fragment, type ReactNode } from 'react'
import { Link, useRevalidator, useSearchParams } from 'react-router'
import type { ListingCard } from '#domains/listings/common/listings.ts'
import { type Near, readNear } from '#domains/places/common/near.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { CardGrid } from '#platform/web/ui/layout/card.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { LoadMore } from '#platform/web/ui/states/load-more.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import type { Search } from '../facets/answer-search.ts'
import { FilterRail } from '../facets/filter-rail.tsx'
import type { PlaceChoosers } from '../facets/place-facets.tsx'
import type { RailChoices } from '../facets/rail-choices.ts'
import { type SearchRequest, searchAddress, readSearch } from '../search-address.ts'
import { describeTotal, describeTotalWithDelivery } from '../search-labels.ts'
import type { SearchPage } from '../search-load.ts'
import { NothingFound } from './nothing-found.tsx'
import { type RenderSave, ResultsHead } from './results-head.tsx'
import { useRestoredFocus } from './use-restored-focus.ts'
import { type ResultPage, useResults, useIsSearching } from './use-results.ts'
import * as t from '#domains/search/texts.ts'

function CorrectedNote({
  request,
  corrected,
}: {
  request: SearchRequest
  corrected: ResultPage['corrected']
}) {
  if (!corrected) return null
  const { search, face } = request
  return (
    <div className="mb-4.5">
      <Notice live>
        <Sentence
          parts={t.showing_results_for_to_search_instead({
            to: corrected.to,
            strong: (parts) => <strong className="font-semibold">{parts}</strong>,
            from_value: corrected.from,
            link: (parts) => (
              <Link
                to={searchAddress({ ...search, exact: 'yes' }, { face })}
                className="font-semibold text-pounamu underline hover:no-underline"
              >
                {parts}
              </Link>
            ),
          })}
        />
      </Notice>
    </div>
  )
}

function PartialNote({ partial }: Pick<ResultPage, 'partial'>) {
  if (!partial) return null
  return (
    <div className="mb-4.5">
      <Notice live>
        <Sentence
          parts={t.no_titles_match_all_your_words({
            kept: partial.kept,
            strong: (parts) => <strong className="font-semibold">{parts}</strong>,
          })}
        />
      </Notice>
    </div>
  )
}

interface ResultsProps {
  request: SearchRequest
  choices: RailChoices
  results: ReturnType<typeof useResults>
  renderCard: (card: ListingCard, eager: boolean, total?: string) => ReactNode
  renderRow: (card: ListingCard, eager: boolean, total?: string) => ReactNode
  renderMap: (search: Search, near: Near | null) => ReactNode
  /** Renders content after this many cards of the list. */
  renderBetween: (cards: number, face: 'grid' | 'list') => ReactNode
}

function Results({
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
  const describeTotalTo = (card: ListingCard) =>
    describeTotalWithDelivery(card, results.totals, choices.destination)
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
              {renderRow(one, index < 6, describeTotalTo(one))}
              {renderBetween(index + 1, 'list')}
            </Fragment>
          ))}
        </div>
      )}
      {request.face === 'grid' && (
        <CardGrid dense>
          {cards.map((one, index) => (
            <Fragment key={one.id}>
              {renderCard(one, index < 6, describeTotalTo(one))}
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

function SearchFailure({
  problem,
}: {
  problem: { status: number; message: string; errors?: Record<string, string> }
}) {
  const revalidator = useRevalidator()
  const details = Object.values(problem.errors ?? {})
  const isOurs = problem.status === 0 || problem.status >= 500 || problem.status === 429
  return (
    <div className="grid gap-4">
      <ErrorState
        title={isOurs ? t.the_listings_didnt_load() : t.we_cant_search_for_that()}
        onRetry={isOurs ? () => void revalidator.revalidate() : undefined}
        busy={revalidator.state === 'loading'}
      >
        {details.length > 0 ? details.join(' ') : problem.message}
      </ErrorState>
      {!isOurs && (
        <LinkButton to="/ibuy" kind="quiet" className="justify-self-center">
          {t.see_all_listings()}
        </LinkButton>
      )}
    </div>
  )
}

interface Renderers {
  renderCard: (card: ListingCard, eager: boolean, total?: string) => ReactNode
  renderRow: (card: ListingCard, eager: boolean, total?: string) => ReactNode
  renderMap: (search: Search, near: Near | null) => ReactNode
  renderBetween: (cards: number, face: 'grid' | 'list') => ReactNode
  choosers: PlaceChoosers
  renderSave: RenderSave
}

const rail = 'filters'

export function ResultsPage({ page, ...render }: { page: SearchPage } & Renderers) {
  const [address] = useSearchParams()
  // Grid or list is part of the address only and needs no request.
  const request = { ...page.request, face: readSearch(address).face }
  const note = useRestoredFocus()
  return (
    <div onClickCapture={note} className="xl:grid xl:grid-cols-[14rem_minmax(0,1fr)] xl:gap-8">
      <aside
        id={rail}
        aria-label={t.filters()}
        className="scroll-mt-28 self-start max-xl:hidden max-xl:target:mb-8 max-xl:target:block xl:sticky xl:top-21 xl:-mr-4 xl:-ml-1 xl:max-h-[calc(100dvh-6.5rem)] xl:overflow-y-auto xl:overscroll-contain xl:scroll-pb-16 xl:pr-4 xl:pl-1 xl:[scrollbar-width:thin]"
      >
        <h2 className="sr-only">{t.filters()}</h2>
        <SkipToResults />
        <FilterRail request={request} choices={page.choices} choosers={render.choosers} name="rail" />
      </aside>
      {page.found ? (
        <Found
          request={request}
          choices={page.choices}
          dropped={page.dropped}
          found={page.found}
          {...render}
        />
      ) : (
        <div>
          <ResultsHead
            request={request}
            choices={page.choices}
            total={null}
            rail={rail}
            choosers={render.choosers}
            renderSave={render.renderSave}
          />
          <Dropped words={page.dropped} />
          {page.problem && <SearchFailure problem={page.problem} />}
        </div>
      )}
    </div>
  )
}

function Found({
  request,
  choices,
  dropped,
  found,
  ...render
}: { request: SearchRequest; choices: RailChoices; dropped: string[]; found: ResultPage } & Renderers) {
  const results = useResults(request, found)
  return (
    <div className="min-w-0">
      <ResultsHead
        request={request}
        choices={choices}
        total={describeTotal(results.total)}
        meant={results.total.corrected?.to}
        rail={rail}
        choosers={render.choosers}
        renderSave={render.renderSave}
      />
      <Dropped words={dropped} />
      <CorrectedNote request={request} corrected={results.total.corrected} />
      <PartialNote partial={results.total.partial} />
      <div id="results" tabIndex={-1} className="scroll-mt-20 outline-none max-md:scroll-mt-28">
        <Results request={request} choices={choices} results={results} {...render} />
      </div>
    </div>
  )
}

function SkipToResults() {
  return (
    <a
      href="#results"
      onClick={(event) => {
        event.preventDefault()
        document.querySelector<HTMLElement>('#results')?.focus()
      }}
      className="mb-3 block rounded-control bg-pounamu px-3 py-2 text-sm font-semibold text-on-pounamu not-focus:sr-only"
    >
      {t.skip_to_the_listings()}
    </a>
  )
}

function Dropped({ words }: { words: string[] }) {
  if (words.length === 0) return null
  return (
    <div className="mb-4.5">
      <Notice live>{t.filters_were_left_out({ count: words.length, filters: words.join('; ') })}</Notice>
    </div>
  )
}
