import { useEffect, useRef } from 'react'
import {
  settlePayment,
  type SubscriptionPayment,
} from '#domains/billing/common/subscriptions/subscriptions.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { useRefreshSubscription } from './use-subscription.ts'
import * as t from '#domains/billing/texts.ts'

const openPaymentId = 'open-payment'

/** Scrolls to the action that the member has to take first. */
export function showOpenPayment(): void {
  const box = document.getElementById(openPaymentId)
  box?.scrollIntoView({ block: 'center' })
  box?.focus({ preventScroll: true })
}

export function OpenPayment({ payment }: { payment: SubscriptionPayment }) {
  const { action_url: actionUrl } = payment
  const named = { amount: formatMoney(payment.amount_cents), plan: payment.plan_name }
  if (!actionUrl) return <Notice live>{t.payment_pending(named)}</Notice>
  return <WaitingPayment key={payment.id} payment={payment} action_url={actionUrl} />
}

function WaitingPayment({
  payment,
  action_url: actionUrl,
}: {
  payment: SubscriptionPayment
  action_url: string
}) {
  const settle = useApiMutation(settlePayment)
  const refresh = useRefreshSubscription()
  const box = useRef<HTMLDivElement>(null)
  // Back from the bank, the page may be scrolled far below.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' })
  }, [])

  async function giveUp() {
    try {
      const { payment: settled, subscription } = await settle.mutateAsync({ id: payment.id, gives_up: true })
      if (settled?.status === 'succeeded' && subscription)
        notify.success(t.plan_started({ plan: subscription.plan.name }))
      else notify.info(t.payment_given_up())
    } catch (error) {
      notify.error(getMessage(error))
    }
    refresh()
  }

  return (
    <div ref={box} id={openPaymentId} tabIndex={-1} className="scroll-mt-24 rounded-control">
      <Notice
        kind="bid"
        action={
          <span className="flex flex-wrap gap-2">
            <Button kind="quiet" size="small" busy={settle.isPending} onClick={() => void giveUp()}>
              {t.give_up()}
            </Button>
            <Button size="small" onClick={() => window.location.assign(actionUrl)}>
              {t.confirm()}
            </Button>
          </span>
        }
      >
        {t.confirm_payment({ amount: formatMoney(payment.amount_cents), plan: payment.plan_name })}
      </Notice>
    </div>
  )
}
