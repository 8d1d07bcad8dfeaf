import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoney } from '#shared/formats/formats.ts'
import { answerTrade, listTrades, type Trade } from '#contract/trades/trades.ts'
import { BindingDialog } from '#web/lib/binding/binding-dialog.tsx'
import { describeStood } from '#web/lib/binding/binding-words.ts'
import { useBinding } from '#web/lib/binding/use-binding.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'

type Answer = 'confirmed' | 'denied'

const names = { noun: 'answer', done: 'sent' }

/** The seller names me as the buyer: only my word makes it so. */
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
    if (outcome.kind === 'done') {
      const said = answer === 'confirmed' ? 'Purchase confirmed' : 'Purchase denied'
      notify.success(outcome.turned_back ? describeStood(names) : said)
    }
    close()
    await queries.invalidateQueries({ queryKey: [listTrades.name] })
  }

  const question = (answer: Answer) => ({
    binding,
    names,
    error: failure,
    onConfirm: () => void send(answer),
    onClose: close,
  })

  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" onClick={() => setAsks('confirmed')}>
        Yes, I bought it
      </Button>
      <Button kind="quiet" size="small" onClick={() => setAsks('denied')}>
        No, I didn’t
      </Button>
      {asks === 'confirmed' && (
        <BindingDialog
          {...question('confirmed')}
          title={`Confirm that you bought it for ${total}?`}
          confirm="Confirm purchase"
          description={`${display_name} and you will see each other’s name, phone and email. You can’t undo this.`}
        />
      )}
      {asks === 'denied' && (
        <BindingDialog
          {...question('denied')}
          title="You didn’t buy it?"
          confirm="I didn’t buy it"
          description={`We’ll tell ${display_name}. They won’t see your details. You can’t undo this.`}
        />
      )}
    </div>
  )
}
