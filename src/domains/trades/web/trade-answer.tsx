import { useState } from 'react'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { getTradePath } from '#domains/trades/common/trade-path.ts'
import { answerTrade, type Trade } from '#domains/trades/common/trades.ts'
import { BindingDialog } from '#platform/web/binding/binding-dialog.tsx'
import { notifyWentBack } from '#platform/web/binding/notify-went-back.ts'
import { useBinding } from '#platform/web/binding/use-binding.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { useTradeMoved } from './use-trade-acts.ts'
import * as t from '#domains/trades/texts.ts'

type Answer = 'confirmed' | 'denied'

/** The seller named this buyer: the sale counts once they confirm. */
export function TradeAnswer({ trade }: { trade: Trade }) {
  const moved = useTradeMoved()
  const binding = useBinding(answerTrade)
  const [failure, setFailure] = useState<string | null>(null)
  const [openDialog, setOpenDialog] = useState<Answer | null>(null)
  const total = formatMoney(trade.total_cents)
  const { display_name: displayName } = trade.counterparty

  function close() {
    setFailure(null)
    setOpenDialog(null)
  }

  async function send(answer: Answer) {
    setFailure(null)
    const outcome = await binding.send({ id: trade.id, answer })
    if (outcome.kind === 'refused') return setFailure(getMessage(outcome.error))
    const { title } = trade.listing
    const wentBack = notifyWentBack(outcome, {
      name: 'answer',
      title,
      price: total,
      to: getTradePath('buyer', trade.id),
    })
    if (outcome.kind === 'done' && !wentBack)
      notify.success(answer === 'confirmed' ? t.purchase_confirmed() : t.purchase_denied())
    close()
    await moved()
  }

  const question = (answer: Answer) => ({
    binding,
    name: 'answer' as const,
    error: failure,
    onConfirm: () => void send(answer),
    onClose: close,
  })

  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" onClick={() => setOpenDialog('confirmed')}>
        {t.yes_i_bought_it()}
      </Button>
      <Button kind="quiet" size="small" onClick={() => setOpenDialog('denied')}>
        {t.no_i_didnt()}
      </Button>
      {openDialog === 'confirmed' && (
        <BindingDialog
          {...question('confirmed')}
          title={t.confirm_that_you_bought_it_for_total({ total })}
          confirm={t.confirm_purchase()}
          description={t.display_name_and_you_will_see_each({ display_name: displayName })}
        />
      )}
      {openDialog === 'denied' && (
        <BindingDialog
          {...question('denied')}
          title={t.you_didnt_buy_it()}
          confirm={t.i_didnt_buy_it()}
          description={t.well_tell_display_name_they_wont_see({ display_name: displayName })}
        />
      )}
    </div>
  )
}
