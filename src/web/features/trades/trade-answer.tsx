import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoney } from '#contract/formats.ts'
import { answerTrade, listTrades, type Trade } from '#contract/trades.ts'
import { messageOf } from '#web/lib/problem.ts'
import { useAct } from '#web/lib/query.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { notify } from '#web/ui/toast.tsx'

type Answer = 'confirmed' | 'denied'

/** The seller names me as the buyer: only my word makes it so. */
export function TradeAnswer({ trade }: { trade: Trade }) {
  const queries = useQueryClient()
  const answer = useAct(answerTrade)
  const [asks, setAsks] = useState<Answer | null>(null)
  const total = formatMoney(trade.total_cents)
  const { display_name } = trade.counterparty

  async function send() {
    if (!asks) return
    try {
      await answer.mutateAsync({ id: trade.id, answer: asks })
    } catch {
      return
    }
    setAsks(null)
    notify.success(asks === 'confirmed' ? 'Confirmed' : 'Thank you, the seller is told')
    await queries.invalidateQueries({ queryKey: [listTrades.name] })
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" onClick={() => setAsks('confirmed')}>
        Yes, I bought it
      </Button>
      <Button kind="quiet" size="small" onClick={() => setAsks('denied')}>
        No, I did not
      </Button>
      <ConfirmDialog
        open={asks === 'confirmed'}
        title={`Confirm that you bought it for ${total}?`}
        confirm="Confirm"
        busy={answer.isPending}
        error={answer.error ? messageOf(answer.error) : undefined}
        onConfirm={() => void send()}
        onClose={() => setAsks(null)}
      >
        {display_name} and you will see each other’s name, phone and email. This cannot be taken back.
      </ConfirmDialog>
      <ConfirmDialog
        open={asks === 'denied'}
        title="You did not buy it?"
        confirm="I did not buy it"
        busy={answer.isPending}
        error={answer.error ? messageOf(answer.error) : undefined}
        onConfirm={() => void send()}
        onClose={() => setAsks(null)}
      >
        {display_name} is told, and nothing about you is shown to them. This cannot be taken back.
      </ConfirmDialog>
    </div>
  )
}
