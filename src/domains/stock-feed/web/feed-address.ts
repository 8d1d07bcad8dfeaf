import { useEffect, useRef } from 'react'
import {
  listFeedRules,
  listMotorcentralRecords,
  getFeedRun,
  listFeedRuns,
  getStockFeed,
} from '#domains/stock-feed/common/stock-feed.ts'
import { useApiQuery, useInvalidate } from '#platform/web/loading/query.tsx'
import { recordStates, type RecordStateName } from './problem-list.tsx'
import { isUnderWay } from './run-labels.ts'

const tabs = ['vehicles', 'runs', 'words', 'settings'] as const
type Tab = (typeof tabs)[number]

export interface FeedAddress {
  tab: Tab
  state: RecordStateName | 'problems' | null
  q: string
  page: number
  /** The run being viewed. */
  run: number | null
}

const findIn = <const T extends readonly string[]>(of: T, text: string | null): T[number] | null =>
  of.find((one) => one === text) ?? null

export function readFeedAddress(query: URLSearchParams): FeedAddress {
  const page = Number(query.get('page'))
  const run = Number(query.get('run'))
  return {
    tab: findIn(tabs, query.get('tab')) ?? 'vehicles',
    state: findIn([...recordStates, 'problems'] as const, query.get('state')),
    q: (query.get('q') ?? '').slice(0, 80),
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
    run: Number.isSafeInteger(run) && run > 0 ? run : null,
  }
}

export function feedPath({ tab, state, q, page, run }: Partial<FeedAddress>): string {
  const query = new URLSearchParams({
    ...(tab && tab !== 'vehicles' && { tab }),
    ...(state && { state }),
    ...(q && { q }),
    ...(run && { run: String(run) }),
    ...(page && page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `/stock-feed?${query}` : '/stock-feed'
}

const pollMs = 1_500

/** Polls during a run; when it ends, everything else is refetched. */
export function useStockFeed() {
  const feed = useApiQuery(
    getStockFeed,
    {},
    {
      staleTime: 0,
      refetchInterval: (query) => (isUnderWay(query.state.data?.run) ? pollMs : false),
    },
  )
  const refresh = useRefreshFeed()
  const { run } = feed.data ?? {}
  const shown = run ? `${run.id} ${run.status}` : ''
  const before = useRef(shown)
  useEffect(() => {
    if (before.current !== '' && before.current !== shown) refresh()
    before.current = shown
  })
  return feed
}

export function useRefreshFeed(): () => void {
  const invalidate = useInvalidate()
  return () => {
    for (const op of [getStockFeed, getFeedRun, listFeedRuns, listMotorcentralRecords, listFeedRules])
      invalidate(op)
  }
}
