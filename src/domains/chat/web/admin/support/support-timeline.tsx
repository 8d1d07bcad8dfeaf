import type {
  SupportChange,
  SupportRequest,
  getSupportRequest,
  SupportMessage,
} from '#domains/chat/common/support.ts'
import { MessageBubble, useSentPhotos } from '#domains/chat/web/message-bubble.tsx'
import { formatMoment } from '#domains/staff/web/shared/moments.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import * as t from '#domains/chat/texts.ts'

const minuteMs = 60_000

/** The member or visitor who asked. */
export const getAsker = ({ member, visitor }: Pick<SupportRequest, 'member' | 'visitor'>) => ({
  name: member?.display_name ?? visitor?.name ?? '',
  picture: member?.avatar ?? null,
})

/** Describes the waiting time, or else the assignee. */
export function describeWaiting(
  { waiting_since: waitingSince, status, assignee }: SupportRequest,
  nowMs: number,
): string {
  const name = assignee?.display_name
  if (waitingSince === null) {
    if (status === 'resolved') return t.resolved()
    return name === undefined ? t.answered() : t.with_name({ name })
  }
  const waiting = describeWait(Math.max(0, nowMs - Date.parse(waitingSince)))
  return name === undefined ? waiting : t.waiting_and_name({ waiting, name })
}

export function describeWait(ms: number): string {
  const minutes = Math.floor(ms / minuteMs)
  if (minutes < 1) return t.waiting_since_just_now()
  if (minutes < 60) return t.waiting_count_minutes({ count: minutes })
  const hours = Math.floor(minutes / 60)
  return hours < 48
    ? t.waiting_count_hours({ count: hours })
    : t.waiting_count_days({ count: Math.floor(hours / 24) })
}

export function describeLast({
  last_message: { text, is_askers: isAskers, image_count: imageCount },
}: SupportRequest): string {
  const summary = text === '' ? t.count_photos({ count: imageCount }) : text.replace(/\s+/g, ' ')
  return isAskers ? summary : t.support_wrote({ message: summary })
}

export function describeChange({ change, by, assignee }: SupportChange): string {
  const name = by.display_name
  if (change === 'resolved') return t.name_resolved_it({ name })
  if (change === 'reopened') return t.name_reopened_it({ name })
  if (!assignee) return t.name_gave_it_to_nobody({ name })
  return assignee.id === by.id
    ? t.name_took_it({ name })
    : t.name_gave_it_to_assignee({ name, assignee: assignee.display_name })
}

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
