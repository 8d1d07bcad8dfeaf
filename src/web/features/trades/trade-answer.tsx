import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoney } from '#shared/formats/formats.ts'
import { answerTrade, listTrades, type Trade } from '#contract/trades/trades.ts'
import { BindingDialog } from '#web/lib/binding/binding-dialog.tsx'
import { notifyWentBack } from '#web/lib/binding/notify-went-back.ts'
import { useBinding } from '#web/lib/binding/use-binding.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import * as t from './texts.ts'

type Answer = 'confirmed' | 'denied'

/** The seller named this buyer: it counts once they confirm. */
export function TradeAnswer({ trade }: { trade: Trade }) {
  const queries = useQueryClient()
  const binding = useBinding(answerTrade)
  const [failure, setFailure] = useState<string | null>(null)
  const [asks, setAsks] = useState<Answer | null>(null)
  const total = formatMoney(trade.total_cents)
  const { display_name } = trade.counterparty

  function close() {
    setFailure(null)
    setAsks(null)
  }

  async function send(answer: Answer) {
    setFailure(null)
    const outcome = await binding.send({ id: trade.id, answer })
    if (outcome.kind === 'refused') return setFailure(getMessage(outcome.error))
    const { title } = trade.listing
    const wentBack = notifyWentBack(outcome, { name: 'answer', title, price: total, to: '/iwon-ilost' })
    if (outcome.kind === 'done' && !wentBack)
      notify.success(answer === 'confirmed' ? t.purchase_confirmed() : t.purchase_denied())
    close()
    await queries.invalidateQueries({ queryKey: [listTrades.name] })
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
      <Button size="small" onClick={() => setAsks('confirmed')}>
        {t.yes_i_bought_it()}
      </Button>
      <Button kind="quiet" size="small" onClick={() => setAsks('denied')}>
        {t.no_i_didnt()}
      </Button>
      {asks === 'confirmed' && (
        <BindingDialog
          {...question('confirmed')}
          title={t.confirm_that_you_bought_it_for_total({ total })}
          confirm={t.confirm_purchase()}
          description={t.display_name_and_you_will_see_each({ display_name })}
        />
      )}
      {asks === 'denied' && (
        <BindingDialog
          {...question('denied')}
          title={t.you_didnt_buy_it()}
          confirm={t.i_didnt_buy_it()}
          description={t.well_tell_display_name_they_wont_see({ display_name })}
        />
      )}
    </div>
  )
}
