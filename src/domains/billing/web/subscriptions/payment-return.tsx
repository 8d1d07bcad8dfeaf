import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { settlePayment } from '#domains/billing/common/subscriptions/subscriptions.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { useRefreshSubscription } from './use-subscription.ts'
import * as t from '#domains/billing/texts.ts'

/**
 * Handles the return from the bank: fetches the payment's result and removes it from the address.
 */
export function PaymentReturn() {
  const [search, setSearch] = useSearchParams()
  const { user } = useSession()
  const settle = useApiMutation(settlePayment)
  const refresh = useRefreshSubscription()
  const id = Number(search.get('payment'))

  const refetch = useEffectEvent(async () => {
    try {
      const { payment, subscription } = await settle.mutateAsync({ id })
      if (payment?.status === 'succeeded' && subscription)
        notify.success(t.plan_started({ plan: subscription.plan.name }))
    } catch (error) {
      notify.error(getMessage(error))
    }
    refresh()
    setSearch(
      (now) => {
        now.delete('payment')
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  })

  const isBack = user !== null && Number.isSafeInteger(id) && id > 0
  useEffect(() => {
    if (isBack) void refetch()
  }, [isBack])
  return null
}
