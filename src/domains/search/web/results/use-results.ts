import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { OperationReply } from '#platform/common/operation.ts'
import { searchListings } from '#domains/search/common/search.ts'
import { publicApi } from '#platform/web/session/api.ts'
import { gcTime } from '#platform/web/loading/query.tsx'
import { resultsPerPage } from './deep-list.ts'
import type { SearchRequest } from '../search-address.ts'
import { useDeepReload } from './use-deep-reload.ts'

export type ResultPage = OperationReply<typeof searchListings>

/** So few that the first row still starts with hits of the search itself. */
const maxInFront = 2
const retentionMs = 30 * 60_000

/**
 * One per history entry, so that Back finds the list unchanged, while a new search starts a new
 * list. Changing the view keeps it.
 */
export function useListId(): string {
  const { key, state } = useLocation() as { key: string; state: { list?: string } | null }
  return state?.list ?? key
}

export function useResults({ search, cursor }: Pick<SearchRequest, 'search' | 'cursor'>, first: ResultPage) {
  const start: string | null = cursor ?? null
  const list = useListId()
  const limit = useRef(resultsPerPage)
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = useInfiniteQuery({
    queryKey: [searchListings.name, search, 'pages', start, list],
    queryFn: ({ pageParam, signal }) =>
      publicApi.call(
        searchListings,
        { ...search, cursor: pageParam ?? undefined, limit: limit.current },
        { signal },
      ),
    initialPageParam: start,
    getNextPageParam: (last: ResultPage) => last.next_cursor,
    initialData: { pages: [first], pageParams: [start] },
    // The cards update themselves; a list that refetched would move under the reader.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: gcTime(retentionMs),
  })
  const pages = data.pages
  const { search: address } = useLocation()
  const fetchResults = useCallback(
    (wanted: number) => {
      limit.current = wanted
      void fetchNextPage()
    },
    [fetchNextPage],
  )
  const more = useCallback(() => fetchResults(resultsPerPage), [fetchResults])
  // A featured listing, or one that moved in the order, may come twice.
  const found = [...(pages[0]?.featured ?? []).slice(0, maxInFront), ...pages.flatMap((page) => page.items)]
  const cards = [...new Map(found.map((card) => [card.id, card])).values()]
  const totals = new Map(
    pages.flatMap((page) => page.totals ?? []).map(({ listing_id: id, total_cents: cents }) => [id, cents]),
  )
  const isReturning = useDeepReload({
    list: `${list} ${address}`,
    cards: pages.reduce((sum, { items }) => sum + items.length, 0),
    isLoading: isFetchingNextPage,
    isOver: !hasNextPage || isFetchNextPageError,
    more: fetchResults,
  })
  return {
    cards,
    totals,
    total: pages[0] ?? first,
    next_cursor: hasNextPage ? (pages.at(-1)?.next_cursor ?? null) : null,
    more,
    isReturning,
    isLoadingMore: isFetchingNextPage,
    hasFailed: isFetchNextPageError,
  }
}

export function useIsSearching(): boolean {
  const { state, location } = useNavigation()
  return state === 'loading' && location.pathname === '/ibuy'
}
