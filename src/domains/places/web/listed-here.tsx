import { useInfiniteQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { ListingCard } from '#domains/listings/common/listings.ts'
import { searchListings } from '#domains/search/common/search.ts'
import { publicApi } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import type { MapSearch } from './map-search.ts'
import * as t from '#domains/places/texts.ts'

export type ListedPlace =
  | { kind: 'one'; card: ListingCard }
  | { kind: 'several'; window: string; count: number }

interface ListedHereProps {
  place: ListedPlace
  search: MapSearch
  renderRow: (card: ListingCard) => ReactNode
  onClose: () => void
}

export function ListedHere({ place, search, renderRow, onClose }: ListedHereProps) {
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
