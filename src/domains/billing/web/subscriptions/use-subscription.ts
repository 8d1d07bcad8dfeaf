import { listInvoices, listPayments } from '#domains/billing/common/invoices/invoices.ts'
import {
  checkPermission,
  getMySubscription,
  previewSubscription,
} from '#domains/billing/common/subscriptions/subscriptions.ts'
import { useLive } from '#platform/web/live/live.ts'
import { useApiQuery, useInvalidate } from '#platform/web/loading/query.tsx'
import { useSession } from '#platform/web/session/session.ts'

/** Polls while a payment is pending. */
export function useSubscription() {
  return useApiQuery(
    getMySubscription,
    {},
    {
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.open_payment?.status === 'pending' ? 3000 : false),
    },
  )
}

/**
 * Used once per page: refetches on a notification, which every change of the plan sends, and after
 * every gap.
 */
export function useLiveSubscription() {
  const { user } = useSession()
  const readAgain = useReadAgain()
  useLive(user ? 'me' : null, ({ kind }) => kind === 'notification' && readAgain(), readAgain)
}

export function useRefreshSubscription() {
  const invalidate = useInvalidate()
  const readAgain = useReadAgain()
  return () => {
    readAgain()
    invalidate(previewSubscription)
  }
}

/** Excludes prices that a member is being asked to confirm. */
function useReadAgain() {
  const invalidate = useInvalidate()
  return () => {
    invalidate(getMySubscription)
    invalidate(checkPermission)
    invalidate(listInvoices)
    invalidate(listPayments)
  }
}
