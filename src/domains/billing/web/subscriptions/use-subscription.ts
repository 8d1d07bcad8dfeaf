import { listInvoices } from '#domains/billing/common/invoices/invoices.ts'
import { listPayments } from '#domains/billing/common/invoices/payment-history.ts'
import { checkPermission } from '#domains/billing/common/subscriptions/permissions.ts'
import {
  getMySubscription,
  previewSubscription,
} from '#domains/billing/common/subscriptions/subscriptions.ts'
import { useLive } from '#platform/web/live/live.ts'
import { useApiQuery, useInvalidate } from '#platform/web/loading/query.tsx'
import { useSession } from '#platform/web/session/session.ts'

/** While a payment is on its way, it's asked for until it has arrived. */
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

/** Once on a page: read again when a notification comes, as it does when Hoko or time changes the plan, and after every gap. */
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

/** All but what somebody is being asked to agree to. */
function useReadAgain() {
  const invalidate = useInvalidate()
  return () => {
    invalidate(getMySubscription)
    invalidate(checkPermission)
    invalidate(listInvoices)
    invalidate(listPayments)
  }
}
