import { useQueryClient } from '@tanstack/react-query'
import { getOwnReviewStats, listDueReviews, listReviews } from '#contract/reviews.ts'
import { useLive } from '#web/lib/live.ts'
import { useCall } from '#web/lib/query.tsx'

/** The trades that I may review, kept up with what the bell tells. */
export function useDue(page = 1, limit = 20) {
  const call = useCall(listDueReviews, { page, limit })
  const refetch = () => void call.refetch()
  useLive('me', (message) => message.kind === 'notification' && refetch(), refetch)
  return call
}

export function useMine(mine: 'about' | 'written', page: number) {
  const call = useCall(listReviews, { mine, page, limit: 20 }, { staleTime: 0 })
  const refetch = () => void call.refetch()
  useLive('me', (message) => message.kind === 'notification' && refetch(), refetch)
  return call
}

/** Whatever shows reviews reads them again. */
export function useReviewsChanged() {
  const queries = useQueryClient()
  return async () => {
    for (const { name } of [listReviews, listDueReviews, getOwnReviewStats]) {
      await queries.invalidateQueries({ queryKey: [name] })
    }
  }
}
