import { Link } from 'react-router'
import { LayoutGrid, List, Map as MapIcon, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Sort } from '#domains/search/common/search.ts'
import { keysOf } from '#platform/common/records.ts'
import { useChangeAddress, useChangeLink } from '#platform/web/ui/addresses/use-change-address.ts'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { RemovableChip } from '#platform/web/ui/facts/chip.tsx'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { PillSelect } from '#platform/web/ui/fields/select.tsx'
import { Segmented } from '#platform/web/ui/fields/segmented.tsx'
import { useHydrated } from '#platform/web/ui/states/hydration.tsx'
import { FilterRail, getTypedForm } from '../facets/filter-rail.tsx'
import type { PlaceChoosers } from '../facets/place-facets.tsx'
import { isUnsent } from '../box/typed-form.tsx'
import type { RailChoices } from '../facets/rail-choices.ts'
import {
  isSeveral,
  type SearchRequest,
  changeSearch,
  type Search,
  searchAddress,
  searchParts,
} from '../search-address.ts'
import { activeFilters, searchName, searchTitle, getSorts } from '../search-labels.ts'
import { useListId } from './use-results.ts'
import * as t from '#domains/search/texts.ts'

interface ResultsHeadProps {
  request: SearchRequest
  choices: RailChoices
  total: string | null
  rail: string
  choosers: PlaceChoosers
  renderSave: RenderSave
  meant?: string | undefined
}

export type RenderSave = (search: Search, name: string) => ReactNode

export function ResultsHead({
  request,
  choices,
  total,
  rail,
  choosers,
  renderSave,
  meant,
}: ResultsHeadProps) {
  const found = meant === undefined ? request.search : { ...request.search, q: meant }
  const filters = activeFilters(request.search, choices)
  const press = useChangeLink(isSeveral)
  return (
    <header className="mb-4.5 grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-72 flex-wrap items-baseline gap-x-3">
          <h1
            id="results-title"
            tabIndex={-1}
            className="heading min-w-0 scroll-mt-24 text-xl break-words outline-none max-md:scroll-mt-32"
          >
            {searchTitle(request.search, choices)}
          </h1>
          <p role="status" className="num text-base text-ink-3">
            {total}
          </p>
          {/* On a wide screen the sidebar links there. */}
          <Link
            to="/categories"
            className="ml-auto rounded-control py-1 text-sm font-semibold text-pounamu hover:underline lg:hidden"
          >
            {t.all_categories()}
          </Link>
        </div>
        <div className="flex min-w-0 items-center gap-2.5 max-sm:w-full max-sm:flex-wrap max-sm:gap-2">
          <FilterSheet
            request={request}
            choices={choices}
            total={total}
            rail={rail}
            choosers={choosers}
            // The search box shows the words.
            count={filters.filter(({ key }) => key !== 'q').length}
          />
          <span className="min-w-26 max-sm:flex-1">
            <SortSelect request={request} type={choices.type} />
          </span>
          <FaceSwitch request={request} />
        </div>
      </div>
      {filters.length > 0 && (
        <ul
          data-filters
          aria-label={t.active_filters()}
          className="flex min-w-0 flex-wrap items-center gap-2"
        >
          {filters.map((filter) => (
            <li key={filter.key} className="max-w-full">
              <RemovableChip
                to={searchAddress(changeSearch(request.search, filter.without), { face: request.face })}
                onClick={press}
                label={t.remove_the_filter({ filter: filter.words })}
              >
                <span className="max-w-56 truncate">{filter.words}</span>
              </RemovableChip>
            </li>
          ))}
          <li>
            <Link
              preventScrollReset
              to={searchAddress(
                { ...(request.search.sort && { sort: request.search.sort }) },
                { face: request.face },
              )}
              className="rounded-control px-1.5 py-1 text-sm font-semibold text-pounamu hover:underline"
            >
              {t.clear_all()}
            </Link>
          </li>
          <li>{renderSave(found, searchName(found, choices))}</li>
        </ul>
      )}
    </header>
  )
}

/** A sheet on narrow screens; without JavaScript the link jumps to the rail. */
function FilterSheet({
  request,
  choices,
  total,
  rail,
  choosers,
  count,
}: Omit<ResultsHeadProps, 'renderSave'> & { count: number }) {
  const [open, setOpen] = useState(false)
  const [isTyped, setTyped] = useState(false)
  const form = () => {
    const found = document.getElementById(getTypedForm('sheet'))
    return found instanceof HTMLFormElement && isUnsent(found) ? found : null
  }

  function close() {
    setOpen(false)
    setTyped(false)
  }

  // An unreadable value keeps the sheet open, with the error at its field.
  function show() {
    const unsent = form()
    if (unsent) unsent.requestSubmit()
    else close()
  }

  return (
    <div className="xl:hidden">
      <LinkButton
        to={`${searchAddress(request.search, { face: request.face })}#${rail}`}
        kind="quiet"
        size="small"
        icon={SlidersHorizontal}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        {t.filters()}
        {count > 0 && ` (${count})`}
      </LinkButton>
      <Dialog
        open={open}
        onClose={close}
        title={t.filters()}
        shape="sheet"
        footer={
          <Button wide onClick={show}>
            {total && !isTyped ? t.show_total({ total }) : t.show_the_listings()}
          </Button>
        }
      >
        <div className="pt-2" onInput={() => setTyped(form() !== null)}>
          <FilterRail
            request={request}
            choices={choices}
            choosers={choosers}
            name="sheet"
            onApplied={close}
          />
        </div>
      </Dialog>
    </div>
  )
}

/** The server's default. */
const usualSort = ({ q, near }: Search): Sort =>
  q !== undefined ? 'relevance' : near === undefined ? 'newest' : 'nearest'

function SortSelect({
  request: { search, face },
  type,
}: {
  request: SearchRequest
  type: RailChoices['type']
}) {
  const changeAddress = useChangeAddress(isSeveral)
  const { sort, ...others } = search
  const offered = keysOf(getSorts()).filter(
    (value) =>
      (value !== 'relevance' || search.q !== undefined) &&
      (value !== 'nearest' || search.near !== undefined) &&
      (value !== 'open_home' || type === 'property' || sort === value) &&
      (value !== 'total' || search.to !== undefined) &&
      ((value !== 'odometer' && value !== 'year') || type === 'vehicle' || sort === value),
  )
  return (
    <form action="/ibuy" method="get" className="flex min-w-0 items-center justify-end gap-2">
      {searchParts(others).map(([key, value]) => (
        <input key={`${key} ${value}`} type="hidden" name={key} value={value} />
      ))}
      {face !== 'grid' && <input type="hidden" name="view" value={face} />}
      <PillSelect
        label={t.sort_by()}
        name="sort"
        key={sort ?? usualSort(search)}
        defaultValue={sort ?? usualSort(search)}
        options={offered.map((value) => ({ value, label: getSorts()[value] }))}
        onChoose={(chosen) =>
          changeAddress(searchAddress({ ...search, sort: chosen }, { face }), {
            preventScrollReset: true,
          })
        }
      />
      <noscript>
        <button
          type="submit"
          className="h-9 rounded-control border border-line-strong px-3 text-sm font-semibold"
        >
          {t.sort()}
        </button>
      </noscript>
    </form>
  )
}

function FaceSwitch({ request: { search, face } }: { request: SearchRequest }) {
  const changeAddress = useChangeAddress(isSeveral)
  const list = useListId()
  return (
    <span className={useHydrated() ? undefined : 'invisible'}>
      <Segmented
        label={t.how_the_listings_are_shown()}
        value={face}
        options={[
          { value: 'grid', label: t.grid(), icon: LayoutGrid },
          { value: 'list', label: t.list(), icon: List },
          { value: 'map', label: t.map(), icon: MapIcon },
        ]}
        onChange={(next) =>
          changeAddress(searchAddress(search, { face: next }), {
            replace: true,
            preventScrollReset: true,
            state: { list },
          })
        }
      />
    </span>
  )
}
