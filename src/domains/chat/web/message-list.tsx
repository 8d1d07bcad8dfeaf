import { Fragment, type ReactNode } from 'react'
import type { ChatMessage } from '#domains/chat/common/chat.ts'
import type { ConversationStep } from '#domains/chat/common/dealings.ts'
import {
  formatMoney,
  formatVisit,
  formatShortInstant,
  formatTimeOfDay,
} from '#platform/common/formats/formats.ts'
import { useNow } from '#platform/web/live/countdown.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { formatMessageDay, isSameDay } from './merge-messages.ts'
import { MessageBubble, useSentPhotos } from './message-bubble.tsx'
import { dropMessage, retryMessage, useIsWaiting, type OutgoingMessage } from './outgoing-messages.ts'
import * as t from '#domains/chat/texts.ts'

/** 'You offered $1,200': describes a step and its author. */
export function describeStep(step: ConversationStep, name: string): string {
  const mine = step.by === 'me'
  const amount = step.amount_cents === null ? '' : formatMoney(step.amount_cents)
  const text = step.text
  switch (step.kind) {
    case 'question':
      return mine
        ? t.you_asked_on_the_listing({ question: text })
        : t.they_asked_on_the_listing({ name, question: text })
    case 'answer':
      return mine
        ? t.you_answered_on_the_listing({ answer: text })
        : t.they_answered_on_the_listing({ name, answer: text })
    case 'viewing_asked':
      if (step.time) {
        const time = formatVisit(step.time)
        return mine
          ? t.you_asked_for_another_time({ time, note: text })
          : t.they_asked_for_another_time({ name, time, note: text })
      }
      return mine ? t.you_asked_to_see_it({ note: text }) : t.they_asked_to_see_it({ name, note: text })
    case 'viewing_offered':
      return mine ? t.you_offered_viewing_times() : t.they_offered_viewing_times({ name })
    case 'viewing_picked': {
      const time = step.time ? formatVisit(step.time) : ''
      return mine ? t.you_chose_a_viewing({ time }) : t.they_chose_a_viewing({ name, time })
    }
    case 'viewing_cancelled':
      if (!step.time) return mine ? t.you_took_it_back() : t.they_took_it_back({ name })
      return mine
        ? t.you_called_off_the_viewing({ time: formatVisit(step.time) })
        : t.they_called_off_the_viewing({ name, time: formatVisit(step.time) })
    default:
      return step.kind.startsWith('offer')
        ? describeOfferStep(step, { mine, name, amount })
        : describeTradeStep(step, { mine, name, amount })
  }
}

interface Parts {
  mine: boolean
  name: string
  amount: string
}

function describeOfferStep({ kind, by }: ConversationStep, { mine, name, amount }: Parts): string {
  switch (kind) {
    case 'offer_offered':
      return mine ? t.you_offered_amount({ amount }) : t.they_offered_amount({ name, amount })
    case 'offer_countered':
      return mine ? t.you_countered_with_amount({ amount }) : t.they_countered_with_amount({ name, amount })
    case 'offer_accepted':
      if (by === 'hoko') return t.the_offer_was_accepted_automatically()
      return mine ? t.you_accepted_the_offer() : t.they_accepted_the_offer({ name })
    case 'offer_declined':
      if (by === 'hoko') return t.the_offer_was_declined_automatically()
      return mine ? t.you_declined_the_offer() : t.they_declined_the_offer({ name })
    case 'offer_withdrew':
      return mine ? t.you_withdrew_the_offer() : t.they_withdrew_the_offer({ name })
    default:
      return t.the_offer_ended()
  }
}

function describeTradeStep({ kind, by }: ConversationStep, { mine, name, amount }: Parts): string {
  const isByHoko = by === 'hoko'
  switch (kind) {
    case 'trade_agreed':
      return amount === '' ? t.sold() : t.sold_for_amount({ amount })
    case 'trade_paid':
      if (isByHoko) return t.paid_on_hoko()
      return mine ? t.you_marked_it_as_paid() : t.they_marked_it_as_paid({ name })
    case 'trade_payment_confirmed':
      if (isByHoko) return t.paid_on_hoko()
      return mine ? t.you_confirmed_the_payment() : t.they_confirmed_the_payment({ name })
    case 'trade_sent':
      return mine ? t.you_marked_it_as_sent() : t.they_marked_it_as_sent({ name })
    case 'trade_received':
      if (isByHoko) return t.the_sale_completed_by_itself()
      return mine ? t.you_received_it() : t.they_received_it({ name })
    case 'trade_handed_over':
      return t.it_was_handed_over()
    case 'trade_disputed':
      return mine ? t.you_opened_a_dispute() : t.they_opened_a_dispute({ name })
    default:
      return t.the_sale_was_cancelled()
  }
}

interface MessageListProps {
  other: string
  messages: ChatMessage[]
  steps?: ConversationStep[]
  outgoing: OutgoingMessage[]
  other_read_number: number
  /** Rendered beside the other person's messages. */
  renderReport?: ((number: number) => ReactNode) | undefined
}

type Entry = { at: string } & ({ message: ChatMessage } | { step: ConversationStep })

/** Lists messages and steps by time. Outgoing messages come after those that have arrived. */
export function MessageList({
  other,
  messages,
  steps = [],
  outgoing,
  other_read_number: otherReadNumber,
  renderReport,
}: MessageListProps) {
  const now = useNow(60_000) ?? 0
  const arrived = new Set(
    messages.filter(({ is_mine: isMine }) => isMine).map(({ client_id: clientId }) => clientId),
  )
  const lastMine = messages.findLast(({ is_mine: isMine }) => isMine)?.number
  const entries: Entry[] = [
    ...messages.map((message) => ({ at: message.sent_at, message })),
    ...steps.map((step) => ({ at: step.at, step })),
  ].toSorted((one, next) => one.at.localeCompare(next.at))
  const waiting = outgoing.filter(({ client_id: clientId }) => !arrived.has(clientId))
  const { showPhoto, viewer } = useSentPhotos(
    [
      ...messages.map((message) => ({
        ...message,
        key: message.client_id,
        from: message.is_mine ? t.you() : other,
      })),
      ...waiting.map(({ client_id: clientId, images, written_at: writtenAt }) => ({
        key: clientId,
        images,
        from: t.you(),
        sent_at: writtenAt,
      })),
    ],
    t.photos_in_this_conversation(),
  )
  return (
    <>
      <ol aria-label={t.messages()} className="grid gap-2.5">
        {entries.map((entry, n) => {
          const before = entries[n - 1]
          return (
            <Fragment key={'message' in entry ? entry.message.number : `${entry.step.kind} ${entry.at}`}>
              {!(before && isSameDay(before.at, entry.at)) && (
                <li className="py-1 text-center text-xs font-medium text-ink-3">
                  {formatMessageDay(entry.at, now)}
                </li>
              )}
              {'message' in entry ? (
                <li>
                  <Arrived
                    message={entry.message}
                    aside={!entry.message.is_mine && renderReport?.(entry.message.number)}
                    other={other}
                    onShowPhoto={(id) => showPhoto(entry.message.client_id, id)}
                    isRead={
                      entry.message.number === lastMine ? otherReadNumber >= entry.message.number : null
                    }
                  />
                </li>
              ) : (
                <li className="mx-auto max-w-[85%] py-0.5 text-center text-xs text-ink-2 wrap-anywhere">
                  {describeStep(entry.step, other)}{' '}
                  <time dateTime={entry.at} className="num text-ink-3">
                    {formatTimeOfDay(new Date(entry.at))}
                  </time>
                </li>
              )}
            </Fragment>
          )
        })}
        {waiting.map((message) => (
          <li key={message.client_id}>
            <Outgoing message={message} onShowPhoto={(id) => showPhoto(message.client_id, id)} />
          </li>
        ))}
      </ol>
      {viewer}
    </>
  )
}

interface ArrivedProps {
  message: ChatMessage
  other: string
  /** Null if it isn't shown. */
  isRead: boolean | null
  aside: ReactNode
  onShowPhoto: (id: number) => void
}

function Arrived({ message, other, isRead, aside, onShowPhoto }: ArrivedProps) {
  const { removed_at: removedAt } = message
  return (
    <MessageBubble
      isMine={message.is_mine}
      from={other}
      text={message.text}
      images={message.images}
      onShowPhoto={onShowPhoto}
      hint={message.safety_hint}
      removed={removedAt && <Removed at={removedAt} />}
      below={
        <>
          <time dateTime={message.sent_at} className="num">
            {formatTimeOfDay(new Date(message.sent_at))}
          </time>
          {message.by_member !== null && ` ${t.by_name({ name: message.by_member })}`}
          {isRead !== null && (
            <>
              {' · '}
              <span>{isRead ? t.read() : t.sent()}</span>
            </>
          )}{' '}
          {!removedAt && aside}
        </>
      }
    />
  )
}

function Removed({ at }: { at: string }) {
  return (
    <>
      {t.removed_by_hoko()}
      <time dateTime={at} className="num block text-xs text-ink-3">
        {formatShortInstant(new Date(at))}
      </time>
    </>
  )
}

interface OutgoingProps {
  message: OutgoingMessage
  onShowPhoto: (id: number) => void
}

function Outgoing({ message: { client_id: clientId, text, images, refused }, onShowPhoto }: OutgoingProps) {
  const isWaiting = useIsWaiting()
  return (
    <MessageBubble
      isMine
      from={t.you()}
      text={text}
      images={images}
      onShowPhoto={onShowPhoto}
      isPending
      below={
        refused === null ? (
          <span role="status">{isWaiting ? t.waiting_for_a_connection() : t.sending()}</span>
        ) : (
          <span className="grid justify-items-end gap-1.5">
            <span role="alert" className="text-pohutukawa">
              {t.not_sent_reason({ reason: refused })}
            </span>
            <span className="flex gap-2">
              <Button size="small" kind="quiet" onClick={() => retryMessage(clientId)}>
                {t.try_again()}
              </Button>
              <Button size="small" kind="ghost" onClick={() => dropMessage(clientId)}>
                {t.delete_message()}
              </Button>
            </span>
          </span>
        )
      }
    />
  )
}
