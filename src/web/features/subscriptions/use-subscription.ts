import { listInvoices } from '#contract/invoices/invoices.ts'
import { listPayments } from '#contract/invoices/payment-history.ts'
import { checkPermission } from '#contract/subscriptions/permissions.ts'
import { getMySubscription, previewSubscription } from '#contract/subscriptions/subscriptions.ts'
import { useApiQuery, useInvalidate } from '#web/lib/loading/query.tsx'

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

export function useRefreshSubscription() {
  const invalidate = useInvalidate()
  return () => {
    invalidate(getMySubscription)
    invalidate(previewSubscription)
    invalidate(checkPermission)
    invalidate(listInvoices)
    invalidate(listPayments)
  }
}
