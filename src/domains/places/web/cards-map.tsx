import { useInfiniteQuery, keepPreviousData } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { ListingCard } from '#domains/listings/common/listings.ts'
import { priceText } from '#domains/listings/common/property-price.ts'
import { type MapWindow, writeWindow } from '#domains/places/common/map-window.ts'
import type { Point } from '#domains/places/common/near.ts'
import { listMapMarks, searchListings, type MapMark } from '#domains/search/common/search.ts'
import { must } from '#platform/common/must.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { publicApi } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { type MapPosition, readMapPosition, writeMapPosition, newZealand } from './map-point.ts'
import { type MarkVariant, layOutMarks, mapPrice } from './mark-room.ts'
import { type MapView, PlaceMap } from './place-map.tsx'
import { maxZoom } from './use-leaflet.ts'
import * as t from '#domains/places/texts.ts'

type MapSearch = Omit<OperationInput<typeof listMapMarks>, 'window' | 'zoom'>

type ListedPlace = { kind: 'one'; card: ListingCard } | { kind: 'several'; window: string; count: number }

interface ListedHereProps {
  place: ListedPlace
  search: MapSearch
  renderRow: (card: ListingCard) => ReactNode
  onClose: () => void
}

function ListedHere({ place, search, renderRow, onClose }: ListedHereProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section
      aria-labelledby="listed-here"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="absolute inset-x-2 bottom-8 z-[950] flex max-h-[70%] flex-col overflow-hidden rounded-panel border border-line bg-paper shadow-float sm:right-auto sm:w-[26rem]"
    >
      <header className="flex items-center justify-between gap-3 py-1 pr-1 pl-3">
        <h2 id="listed-here" ref={heading} tabIndex={-1} className="text-sm font-semibold outline-none">
          {place.kind === 'one' ? place.card.place_name : t.count_listings_here({ count: place.count })}
        </h2>
        <IconButton icon={X} label={t.close()} onClick={onClose} />
      </header>
      <div className="grid min-h-0 gap-2 overflow-y-auto overscroll-contain p-2 pt-0">
        {place.kind === 'one' ? (
          renderRow(place.card)
        ) : (
          <SeveralHere search={{ ...search, window: place.window }} renderRow={renderRow} />
        )}
      </div>
    </section>
  )
}

type SeveralProps = { search: MapSearch & { window: string }; renderRow: ListedHereProps['renderRow'] }

const perPage = 24

function SeveralHere({ search, renderRow }: SeveralProps) {
  const found = useInfiniteQuery({
    queryKey: [searchListings.name, 'on the map', search],
    queryFn: ({ pageParam, signal }) =>
      publicApi.call(searchListings, { ...search, cursor: pageParam, limit: perPage }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next_cursor ?? undefined,
  })
  if (found.isPending) {
    return (
      <Loading label={t.loading_listings()}>
        <SkeletonText lines={4} />
      </Loading>
    )
  }
  const cards = found.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <>
      {cards.length === 0 && !found.error && (
        <p className="p-1 text-sm text-ink-2">{t.these_listings_have_closed()}</p>
      )}
      {cards.map((card) => renderRow(card))}
      {found.error && (
        <ErrorState onRetry={() => void found.fetchNextPage()} busy={found.isFetching}>
          {getMessage(found.error)}
        </ErrorState>
      )}
      {found.hasNextPage && !found.error && (
        <Button kind="quiet" wide busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t.show_more()}
        </Button>
      )}
    </>
  )
}

interface CardsMapProps {
  search: MapSearch
  area?: (Point & { radius_m: number }) | undefined
  renderRow: (card: ListingCard) => ReactNode
}

const markStyle =
  'num grid min-h-8 place-items-center rounded-full border px-2.5 text-xs font-bold whitespace-nowrap shadow-float'

/** Smaller marks are on top, so that none is hidden. */
const levels: Record<MarkVariant, number> = { price: 0, count: 1, dot: 2 }

const priceStyle = `${markStyle} border-line-strong bg-paper text-ink hover:border-pounamu hover:text-pounamu`
const dotStyle = 'group grid size-6 place-items-center rounded-full'

const all: Pick<MapView, 'window' | 'zoom'> = { window: newZealand, zoom: 5 }
const gapMs = 30_000

export function CardsMap({ search, area, renderRow }: CardsMapProps) {
  const [view, setView] = useState(all)
  const start = useStart(search)
  const [listed, setListed] = useState<ListedPlace | null>(null)
  const first = useMarks(search, all)
  const here = useMarks(search, view)
  const marks = here.data?.marks ?? []
  const shown = here.data ?? first.data
  const styles = layOutMarks(marks, view.zoom)

  function open(mark: MapMark, fit: (points: readonly Point[]) => void) {
    if (mark.card) setListed({ kind: 'one', card: mark.card })
    else if (isSpread(mark) && view.zoom < maxZoom.outline) {
      setListed(null)
      fit(cornerPoints(mark))
    } else setListed({ kind: 'several', window: writeWindow(mark), count: mark.count })
  }

  return (
    <PlaceMap
      label={first.data ? t.map_of_count_listings(getCount(first.data)) : t.map_of_listings()}
      // The view stays when the markers are fetched again.
      shows={area ? aroundArea(area) : (first.data?.marks.flatMap(cornerPoints) ?? [])}
      start={start}
      aloneZoom={12}
      area={area}
      oneFingerPans
      onView={(now) => {
        setView(now)
        writeToAddress(now)
      }}
      className="h-[min(40rem,75dvh)]"
      marks={(fit) =>
        marks.map((mark, index) => ({
          key: getKey(mark),
          latitude: mark.latitude,
          longitude: mark.longitude,
          level: levels[must(styles[index], 'style of the mark')],
          content: (
            <Mark
              mark={mark}
              variant={must(styles[index], 'style of the mark')}
              onOpen={() => open(mark, fit)}
            />
          ),
        }))
      }
    >
      <p
        role="status"
        className="absolute top-2 left-2 z-[900] rounded-control bg-paper px-2.5 py-1 text-sm font-semibold shadow-float"
      >
        {shown ? t.count_listings_in_view(getCount(shown)) : t.loading_the_map()}
      </p>
      {here.error && (
        <div className="absolute inset-x-2 bottom-10 z-[900] rounded-panel bg-paper p-3 shadow-float">
          <ErrorState onRetry={() => void here.refetch()} busy={here.isFetching}>
            {getMessage(here.error)}
          </ErrorState>
        </div>
      )}
      {listed && (
        <ListedHere
          key={JSON.stringify(listed)}
          place={listed}
          search={search}
          renderRow={renderRow}
          onClose={() => setListed(null)}
        />
      )}
    </PlaceMap>
  )
}

/** The position in the address that the map was opened with; another search starts at its own. */
function useStart(search: MapSearch): MapPosition | null {
  const address = useLocation().search
  const now = JSON.stringify(search)
  const [opened] = useState(() => ({ search: now, position: readMapPosition(address) }))
  return opened.search === now ? opened.position : null
}

/** Avoids a navigation, which would load the search again. */
function writeToAddress({ middle, zoom }: MapView) {
  const address = new URL(window.location.href)
  // The map may still move while the next page loads.
  if (address.searchParams.get('view') !== 'map') return
  window.history.replaceState(window.history.state, '', writeMapPosition(address, { ...middle, zoom }))
}

const useMarks = (search: MapSearch, { window, zoom }: Pick<MapView, 'window' | 'zoom'>) =>
  useApiQuery(
    listMapMarks,
    { ...search, window: writeWindow(window), zoom: Math.round(zoom) },
    { placeholderData: keepPreviousData, staleTime: gapMs },
  )

const getKey = ({ card, south, west, count }: MapMark) => (card ? `${card.id}` : `${south} ${west} ${count}`)

const cornerPoints = ({ south, west, north, east }: MapWindow): Point[] => [
  { latitude: south, longitude: west },
  { latitude: north, longitude: east },
]

/**
 * A degree is 111 km, less for longitude, so the circle fits into slightly more than its height.
 */
const aroundArea = ({ latitude, longitude, radius_m: radiusM }: Point & { radius_m: number }): Point[] => {
  const degrees = radiusM / 111_000
  return cornerPoints({
    south: latitude - degrees,
    north: latitude + degrees,
    west: longitude - degrees,
    east: longitude + degrees,
  })
}

const isSpread = ({ south, west, north, east }: MapWindow) => south !== north || west !== east

const getCount = ({
  total,
  is_sampled: isSampled = false,
}: {
  total: number
  is_sampled?: boolean | undefined
}) => ({
  count: total,
  is_sampled: isSampled,
})

function Mark({ mark, variant, onOpen }: { mark: MapMark; variant: MarkVariant; onOpen: () => void }) {
  const { card, count } = mark
  return card ? (
    <button
      type="button"
      aria-label={`${priceText(card)}, ${card.title}, ${card.place_name}`}
      title={variant === 'dot' ? priceText(card) : undefined}
      onClick={onOpen}
      className={variant === 'dot' ? dotStyle : priceStyle}
    >
      {variant === 'dot' ? (
        <span className="size-3.5 rounded-full border-4 border-pounamu bg-paper shadow-float group-hover:bg-pounamu" />
      ) : (
        mapPrice(card)
      )}
    </button>
  ) : (
    <button
      type="button"
      aria-label={t.count_listings_zoom_in({ count, is_spread: isSpread(mark) })}
      onClick={onOpen}
      className={`${markStyle} min-w-8 border-pounamu bg-pounamu text-on-pounamu hover:bg-pounamu-deep`}
    >
      {formatCount(count)}
    </button>
  )
}
