import { useQueryClient } from '@tanstack/react-query'
import { getOwnReviewStats, listDueReviews, listReviews } from '#domains/reviews/common/reviews.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { useReadAtNotification } from '#platform/web/loading/read-at-notification.ts'

export function useDue(page = 1, limit = 20) {
  const call = useApiQuery(listDueReviews, { page, limit })
  useReadAtNotification([listDueReviews])
  return call
}

export function useMine(mine: 'about' | 'written', page: number) {
  const call = useApiQuery(listReviews, { mine, page, limit: 20 }, { staleTime: 0 })
  useReadAtNotification([listReviews])
  return call
}

export function useReviewsChanged() {
  const queries = useQueryClient()
  return async () => {
    for (const { name } of [listReviews, listDueReviews, getOwnReviewStats]) {
      await queries.invalidateQueries({ queryKey: [name] })
    }
  }
}

export function useReviewsDue(): (tradeId: number) => boolean {
  const { data } = useDue(1, 100)
  return (tradeId: number) => data?.items.some((one) => one.trade_id === tradeId) ?? false
}
