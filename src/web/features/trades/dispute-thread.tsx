import { type FormEvent, useState } from 'react'
import { formatShortInstant } from '#shared/formats/formats.ts'
import { type Dispute, type Trade, writeInDispute } from '#contract/trades/trades.ts'
import { useKeptText } from '#web/lib/storage/kept-text.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { useApiMutation } from '#web/lib/loading/query.tsx'
import { useSession } from '#web/lib/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { joinClasses } from '#web/ui/classes.ts'
import { Field } from '#web/ui/fields/field.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { getDisputeKindLabels } from './dispute-kind-labels.ts'
import { useTradeMoved } from './use-trade-acts.ts'
import * as t from './texts.ts'

export default function DisputeThread({ trade, dispute }: { trade: Trade; dispute: Dispute }) {
  const said = [{ side: dispute.opened_by, text: dispute.reason, at: dispute.opened_at }, ...dispute.messages]
  return (
    <section aria-label={t.dispute()} className="grid gap-3 rounded-control bg-paper p-3.5">
      {dispute.kind && <p className="text-sm font-semibold">{getDisputeKindLabels()[dispute.kind]}</p>}
      <ol aria-label={t.messages()} className="grid gap-2">
        {said.map(({ side, text, at }) => (
          <li
            key={at}
            className={joinClasses(
              'max-w-[90%] rounded-panel px-3.5 py-2.5 text-sm',
              side === trade.role ? 'ml-auto bg-pounamu-wash' : 'mr-auto bg-sunk',
            )}
          >
            <p className="text-xs text-ink-2">
              {whoWrote(side, trade)} · <time dateTime={at}>{formatShortInstant(new Date(at))}</time>
            </p>
            <p className="mt-0.5 break-words whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
      <WriteForm trade={trade} />
    </section>
  )
}

function whoWrote(side: Dispute['messages'][number]['side'], { role, counterparty }: Trade): string {
  if (side === 'system') return t.hoko()
  return side === role ? t.you() : (counterparty.full_name ?? counterparty.display_name)
}

function WriteForm({ trade: { id: trade_id } }: { trade: Trade }) {
  const { user } = useSession()
  const write = useApiMutation(writeInDispute)
  const moved = useTradeMoved()
  const [text, setText] = useKeptText(`dispute-${trade_id}`, user?.id ?? null)
  const [error, setError] = useState<string>()
  const id = `dispute-${trade_id}`

  async function send(event: FormEvent) {
    event.preventDefault()
    if (write.isPending) return
    const isEmpty = text.trim() === ''
    setError(isEmpty ? t.write_something_first() : undefined)
    if (isEmpty) return document.getElementById(id)?.focus()
    try {
      await write.mutateAsync({ id: trade_id, text: text.trim() })
      setText('')
    } catch (refused) {
      setError(findProblem(refused)?.errors?.text)
    }
    await moved()
  }

  return (
    <form method="post" noValidate className="grid gap-3" onSubmit={(event) => void send(event)}>
      <Field id={id} label={t.your_message()} help={t.the_other_person_and_hoko_can_read_it()} error={error}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={1000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      {write.error && !error && (
        <Notice kind="wrong" live>
          {getMessage(write.error)}
        </Notice>
      )}
      <div>
        <Button type="submit" size="small" kind="quiet" busy={write.isPending}>
          {t.send_message()}
        </Button>
      </div>
    </form>
  )
}
