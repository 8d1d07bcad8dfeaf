import { useState } from 'react'
import { cancelTradePayment, type TradePayment } from '#domains/trade-payments/common/trade-payments.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import * as t from '#domains/trade-payments/texts.ts'

interface OpenTryProps {
  payment: TradePayment
  onMoved: () => Promise<void>
}

/** A payment that the buyer has begun: it goes on at the bank, is stopped, or is being confirmed. */
export function OpenTry({ payment, onMoved }: OpenTryProps) {
  const stop = useApiMutation(cancelTradePayment)
  const [isLeaving, setLeaving] = useState(false)
  const { action_url: actionUrl } = payment
  const amount = formatMoney(payment.amount_cents)

  async function giveUp() {
    try {
      const { status } = await stop.mutateAsync({ id: payment.id })
      // It may have gone through a moment earlier.
      if (status === 'held') notify.success(t.pay_done())
      else if (status !== 'started') notify.info(t.pay_stopped())
    } catch {
      // The message shows below.
    }
    await onMoved()
  }

  function leave(url: string) {
    setLeaving(true)
    window.location.assign(url)
  }

  return (
    <section aria-label={t.pay_on_hoko()} className="grid gap-3">
      <Notice kind={actionUrl ? 'bid' : 'plain'} live>
        {actionUrl ? t.pay_not_finished({ amount }) : t.pay_still_confirming({ amount })}
      </Notice>
      {/* Without a page to go on at, nobody knows yet whether it was paid, so it can't be stopped. */}
      {actionUrl && (
        <div className="flex flex-wrap gap-2">
          <Button busy={isLeaving} disabled={stop.isPending} onClick={() => leave(actionUrl)}>
            {t.pay_continue()}
          </Button>
          <Button kind="quiet" busy={stop.isPending} disabled={isLeaving} onClick={() => void giveUp()}>
            {t.pay_stop()}
          </Button>
        </div>
      )}
      {stop.error && (
        <Notice kind="wrong" live>
          {getMessage(stop.error)}
        </Notice>
      )}
    </section>
  )
}
