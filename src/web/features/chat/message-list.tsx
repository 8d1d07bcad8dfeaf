import { Fragment } from 'react'
import { formatTimeOfDay } from '#shared/formats/formats.ts'
import type { ChatMessage } from '#contract/chat/chat.ts'
import { useNow } from '#web/lib/live/countdown.ts'
import { Button } from '#web/ui/button.tsx'
import { dropMessage, retryMessage, useIsWaiting, type OutgoingMessage } from './outgoing-messages.ts'
import { MessageBubble } from './message-bubble.tsx'
import { formatMessageDay, isSameDay } from './message-times.ts'
import * as t from './texts.ts'

interface MessageListProps {
  other: string
  messages: ChatMessage[]
  outgoing: OutgoingMessage[]
  other_read_number: number
}

/** What is on its way stands below what has arrived. */
export function MessageList({ other, messages, outgoing, other_read_number }: MessageListProps) {
  const now = useNow(60_000) ?? 0
  const arrived = new Set(messages.filter(({ is_mine }) => is_mine).map(({ client_id }) => client_id))
  const last_mine = messages.findLast(({ is_mine }) => is_mine)?.number
  return (
    <ol aria-label={t.messages()} className="grid gap-2.5">
      {messages.map((message, n) => {
        const before = messages[n - 1]
        const at = new Date(message.sent_at)
        return (
          <Fragment key={message.number}>
            {!(before && isSameDay(before.sent_at, message.sent_at)) && (
              <li className="py-1 text-center text-xs font-medium text-ink-3">
                {formatMessageDay(message.sent_at, now)}
              </li>
            )}
            <li>
              <MessageBubble
                isMine={message.is_mine}
                from={other}
                text={message.text}
                images={message.images}
                hint={message.safety_hint}
                below={
                  <>
                    <time dateTime={message.sent_at} className="num">
                      {formatTimeOfDay(at)}
                    </time>
                    {message.number === last_mine && (
                      <>
                        {' · '}
                        <span>{other_read_number >= message.number ? t.read() : t.sent()}</span>
                      </>
                    )}
                  </>
                }
              />
            </li>
          </Fragment>
        )
      })}
      {outgoing
        .filter(({ client_id }) => !arrived.has(client_id))
        .map((message) => (
          <li key={message.client_id}>
            <Outgoing message={message} />
          </li>
        ))}
    </ol>
  )
}

function Outgoing({ message: { client_id, text, images, refused } }: { message: OutgoingMessage }) {
  const isWaiting = useIsWaiting()
  return (
    <MessageBubble
      isMine
      from={t.you()}
      text={text}
      images={images}
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
              <Button size="small" kind="quiet" onClick={() => retryMessage(client_id)}>
                {t.try_again()}
              </Button>
              <Button size="small" kind="ghost" onClick={() => dropMessage(client_id)}>
                {t.delete_message()}
              </Button>
            </span>
          </span>
        )
      }
    />
  )
}
