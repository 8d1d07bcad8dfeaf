import { useEffect, useRef } from 'react'
import { listFeedRules, listMotorcentralRecords } from '#domains/stock-feed/common/feed-records.ts'
import { getFeedRun, listFeedRuns } from '#domains/stock-feed/common/feed-runs.ts'
import { getStockFeed } from '#domains/stock-feed/common/stock-feed.ts'
import { useApiQuery, useInvalidate } from '#platform/web/loading/query.tsx'
import { isUnderWay } from './run-labels.ts'

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
