import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { ListingCard } from '#domains/listings/common/listings.ts'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import type { Near } from '#domains/places/common/near.ts'
import { CorrectedNote } from './corrected-note.tsx'
import { type RenderNear, FilterRail } from '../facets/filter-rail.tsx'
import { PartialNote } from './partial-note.tsx'
import type { RailChoices } from '../facets/rail-choices.ts'
import { Results } from '../results.tsx'
import { type RenderSave, ResultsHead } from './results-head.tsx'
import { type SearchRequest, readSearch } from '../search-address.ts'
import { SearchFailure } from './search-failure.tsx'
import type { SearchPage } from '../search-load.ts'
import type { Search } from '../facets/search-types.ts'
import { describeTotal } from '../search-labels.ts'
import { useRestoredFocus } from './use-restored-focus.ts'
import { type ResultPage, useResults } from './use-results.ts'
import * as t from '#domains/search/texts.ts'

interface Renderers {
  renderCard: (card: ListingCard, eager: boolean) => ReactNode
  renderRow: (card: ListingCard, eager: boolean) => ReactNode
  renderMap: (search: Search, near: Near | null) => ReactNode
  renderBetween: (cards: number, face: 'grid' | 'list') => ReactNode
  renderNear: RenderNear
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
        <FilterRail request={request} choices={page.choices} renderNear={render.renderNear} name="rail" />
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
            renderNear={render.renderNear}
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
        renderNear={render.renderNear}
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
