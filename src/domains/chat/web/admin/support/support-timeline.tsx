import type { OperationReply } from '#platform/common/operation.ts'
import type { getSupportRequest, SupportChange, SupportMessage } from '#domains/chat/common/support.ts'
import { MessageBubble } from '#domains/chat/web/message-bubble.tsx'
import { useSentPhotos } from '#domains/chat/web/sent-photos.tsx'
import { formatMoment } from '#domains/staff/web/shared/moments.ts'
import { describeChange, getAsker } from './support-labels.ts'
import * as t from '#domains/chat/texts.ts'

type TimelineProps = Pick<
  OperationReply<typeof getSupportRequest>,
  'request' | 'messages' | 'changes' | 'member_read_number'
>

type Entry = { at: string } & ({ message: SupportMessage } | { change: SupportChange })

/** Lists messages and actions by time, without actions before the first message shown. */
export function SupportTimeline({
  request,
  messages,
  changes,
  member_read_number: memberReadNumber,
}: TimelineProps) {
  const asker = getAsker(request).name
  const from = messages[0]?.sent_at ?? ''
  const entries: Entry[] = [
    ...messages.map((message) => ({ at: message.sent_at, message })),
    ...changes.filter(({ at }) => at >= from).map((change) => ({ at: change.at, change })),
  ].toSorted((one, other) => one.at.localeCompare(other.at))
  const lastReply = messages.findLast(({ is_askers: isAskers }) => !isAskers)?.number
  const { showPhoto, viewer } = useSentPhotos(
    messages.map((message) => ({
      ...message,
      key: String(message.number),
      from: message.by?.display_name ?? asker,
    })),
    t.photos_in_this_conversation(),
  )
  return (
    <>
      <ol aria-label={t.messages()} className="grid gap-2.5">
        {entries.map((entry) =>
          'message' in entry ? (
            <li key={`message ${entry.message.number}`}>
              <Message
                message={entry.message}
                asker={asker}
                onShowPhoto={(id) => showPhoto(String(entry.message.number), id)}
                isRead={
                  request.member && entry.message.number === lastReply
                    ? memberReadNumber >= entry.message.number
                    : null
                }
                isEmail={request.visitor !== null && !entry.message.is_askers}
              />
            </li>
          ) : (
            <li key={`change ${entry.change.id}`} className="py-0.5 text-center text-xs text-ink-3">
              {describeChange(entry.change)} · <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
            </li>
          ),
        )}
      </ol>
      {viewer}
    </>
  )
}

interface MessageProps {
  message: SupportMessage
  asker: string
  isRead: boolean | null
  isEmail: boolean
  onShowPhoto: (id: number) => void
}

function Message({ message, asker, isRead, isEmail, onShowPhoto }: MessageProps) {
  const { by, is_askers: isAskers, text, images, sent_at: sentAt } = message
  return (
    <MessageBubble
      isMine={!isAskers}
      from={by?.display_name ?? asker}
      text={text}
      images={images}
      onShowPhoto={onShowPhoto}
      below={
        <>
          {!isAskers && by && `${by.display_name} · `}
          <time dateTime={sentAt} className="num">
            {formatMoment(sentAt)}
          </time>
          {isEmail && ` · ${t.sent_by_email()}`}
          {isRead !== null && ` · ${isRead ? t.read() : t.not_read_yet()}`}
        </>
      }
    />
  )
}
