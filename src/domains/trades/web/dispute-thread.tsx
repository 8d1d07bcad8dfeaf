import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { type Dispute, type Trade, writeInDispute } from '#domains/trades/common/trades.ts'
import { MessageForm, useMessageDraft } from '#platform/web/forms/message-form.tsx'
import { api } from '#platform/web/session/api.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { getDisputeKindLabels } from './shared/dispute-kind-labels.ts'
import { useTradeMoved } from './use-trade-acts.ts'
import * as t from '#domains/trades/texts.ts'

export default function DisputeThread({ trade, dispute }: { trade: Trade; dispute: Dispute }) {
  const entries = [
    { side: dispute.opened_by, text: dispute.reason, at: dispute.opened_at },
    ...dispute.messages,
  ]
  return (
    <section aria-label={t.dispute()} className="grid gap-3 rounded-control bg-paper p-3.5">
      {dispute.kind && <p className="text-sm font-semibold">{getDisputeKindLabels()[dispute.kind]}</p>}
      <ol aria-label={t.messages()} className="grid gap-2">
        {entries.map(({ side, text, at }) => (
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

function WriteForm({ trade: { id: tradeId } }: { trade: Trade }) {
  const moved = useTradeMoved()
  const form = useMessageDraft({
    key: `dispute-${tradeId}`,
    check: ({ text }) => (text.trim() === '' ? { text: t.write_something_first() } : {}),
    send: async (text) => {
      try {
        await api.call(writeInDispute, { id: tradeId, text })
      } finally {
        await moved()
      }
    },
  })
  return (
    <MessageForm
      form={form}
      label={t.your_message()}
      help={t.the_other_person_and_hoko_can_read_it()}
      maxCharacters={1000}
      submit={t.send_message()}
      quiet
    />
  )
}
