import { useEffect, useEffectEvent } from 'react'
import { useNavigate, useLocation, useSearchParams } from 'react-router'
import { checkTradePayment } from '#domains/trade-payments/common/trade-payments.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { useSession } from '#platform/web/session/session.ts'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import * as t from '#domains/trade-payments/texts.ts'

/** Back from the bank, which adds `?payment=ID`: reads how the payment stands there. */
export function PaymentReturn({ onMoved }: { onMoved: () => Promise<void> }) {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { user } = useSession()
  const check = useApiMutation(checkTradePayment)
  const id = Number(search.get('payment'))
  const isBack = user !== null && Number.isSafeInteger(id) && id > 0

  const read = useEffectEvent(async () => {
    // First, so that Back doesn't check it again.
    await navigate(pathname, { replace: true, preventScrollReset: true })
    try {
      const { status } = await check.mutateAsync({ id })
      if (status === 'held') notify.success(t.pay_done())
    } catch (error) {
      notify.error(getMessage(error))
    }
    await onMoved()
  })
  useEffect(() => {
    if (isBack) void read()
  }, [isBack])
  if (!check.isPending) return null
  return <Notice live>{t.pay_checking()}</Notice>
}
