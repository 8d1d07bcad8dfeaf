import { settlePayment, type SubscriptionPayment } from '#contract/subscriptions/subscriptions.ts'
import { formatMoney } from '#shared/formats/formats.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { useApiMutation } from '#web/lib/loading/query.tsx'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { useRefreshSubscription } from './use-subscription.ts'
import * as t from './texts.ts'

export function OpenPayment({ payment }: { payment: SubscriptionPayment }) {
  const settle = useApiMutation(settlePayment)
  const refresh = useRefreshSubscription()
  const amount = formatMoney(payment.amount_cents)

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

  const { action_url } = payment
  if (!action_url) return <Notice live>{t.payment_pending({ amount })}</Notice>
  return (
    <Notice
      kind="bid"
      action={
        <span className="flex flex-wrap gap-2">
          <Button kind="quiet" size="small" busy={settle.isPending} onClick={() => void giveUp()}>
            {t.give_up()}
          </Button>
          <Button size="small" onClick={() => window.location.assign(action_url)}>
            {t.confirm()}
          </Button>
        </span>
      }
    >
      {t.confirm_payment({ amount })}
    </Notice>
  )
}
