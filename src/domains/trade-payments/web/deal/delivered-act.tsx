import { useState } from 'react'
import { stateDelivered, type TradeMoney } from '#domains/trade-payments/common/trade-payments.ts'
import { formatMoney, formatShortDay } from '#platform/common/formats/formats.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import * as t from '#domains/trade-payments/texts.ts'

interface DeliveredActProps {
  money: TradeMoney
  /** When the money is released after it. */
  releaseAt: string
  onMoved: () => Promise<void>
}

export function DeliveredAct({ money, releaseAt, onMoved }: DeliveredActProps) {
  const [isOpen, setOpen] = useState(false)
  const call = useApiMutation(stateDelivered)

  async function confirm() {
    try {
      await call.mutateAsync({ id: money.trade_id })
      notify.success(t.money_delivered_done())
      setOpen(false)
    } catch {
      // The refusal is shown.
    }
    await onMoved()
  }

  return (
    <div className="grid justify-items-start gap-2">
      <p className="max-w-prose text-sm text-ink-2">{t.money_delivered_help()}</p>
      <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
        {t.money_delivered_button()}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t.money_delivered_title()}
        confirm={t.money_delivered_button()}
        cancel={t.money_delivered_not_yet()}
        busy={call.isPending}
        error={call.error ? getMessage(call.error) : undefined}
        onConfirm={() => void confirm()}
        onClose={() => {
          call.reset()
          setOpen(false)
        }}
      >
        {t.money_delivered_body({
          net: formatMoney(money.fee?.net_cents ?? 0),
          day: formatShortDay(new Date(releaseAt)),
        })}
      </ConfirmDialog>
    </div>
  )
}
