import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { getChatHistory, viewChat } from '#domains/chat/common/admin-chats.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { formatMoment } from '#domains/staff/web/shared/moments.ts'
import { ReasonDialog } from '#domains/staff/web/shared/reason-dialog.tsx'
import { ChatAbout, ChatProblem } from './chat-about.tsx'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AdminPage } from '#domains/staff/web/shared/admin-page.tsx'
import { lastTable } from '#domains/staff/web/shared/table/table-memory.ts'
import * as t from '#domains/chat/texts.ts'

export const meta = makeAdminMeta(t.conversation)

export default function ChatPage() {
  const id = Number(useParams().id)
  return (
    <AdminPage title={t.conversation()} back={{ to: lastTable('/chats'), label: t.all_conversations() }}>
      <ChatView key={id} id={id} />
    </AdminPage>
  )
}

type Viewed = OperationReply<typeof viewChat>

/** Messages load only after a reason is given, each time the page is opened. */
function ChatView({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useApiQuery(getChatHistory, { id })
  const [isOpen, setOpen] = useState(false)
  const [opened, setOpened] = useState<{ viewed: Viewed; reason: string } | null>(null)
  const queries = useQueryClient()

  async function open(reason: string) {
    const viewed = await api.call(viewChat, { id, reason })
    setOpened({ viewed, reason })
    await queries.invalidateQueries({ queryKey: [listAudit.name] })
  }

  if (!data) return <ChatProblem error={error} busy={isFetching} onRetry={() => void refetch()} />
  return (
    <div className="grid max-w-4xl gap-3.5">
      <ChatAbout chat={data.chat} />
      {opened ? (
        <TextMatches id={id} first={opened.viewed} reason={opened.reason} />
      ) : (
        <Panel title={t.messages()}>
          <p className="mb-3.5 max-w-prose text-sm text-ink-2">{t.this_is_private()}</p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setOpen(true)}>{t.read_messages()}</Button>
            <LinkButton to={`/chat-history/${id}`} kind="quiet">
              {t.see_history()}
            </LinkButton>
          </div>
        </Panel>
      )}
      {isOpen && (
        <ReasonDialog
          title={t.read_this_conversation_question()}
          confirm={t.read_messages()}
          help={t.members_arent_told()}
          act={open}
          onClose={() => setOpen(false)}
        >
          {t.this_is_private()}
        </ReasonDialog>
      )}
    </div>
  )
}

function TextMatches({ id, first, reason }: { id: number; first: Viewed; reason: string }) {
  const [messages, setMessages] = useState(first.messages)
  const [hasEarlier, setHasEarlier] = useState(first.has_earlier)
  const [isReading, setReading] = useState(false)

  async function readEarlier() {
    const before = messages[0]?.number
    if (before === undefined || isReading) return
    setReading(true)
    try {
      const earlier = await api.call(viewChat, { id, reason, before })
      setMessages([...earlier.messages, ...messages])
      setHasEarlier(earlier.has_earlier)
    } catch (error) {
      notify.error(getMessage(error))
    } finally {
      setReading(false)
    }
  }

  return (
    <Panel
      title={t.messages()}
      aside={
        <LinkButton to={`/chat-history/${id}`} kind="ghost" size="small">
          {t.see_history()}
        </LinkButton>
      }
    >
      {hasEarlier && (
        <div className="mb-3 text-center">
          <Button size="small" kind="quiet" busy={isReading} onClick={() => void readEarlier()}>
            {t.show_earlier_messages()}
          </Button>
        </div>
      )}
      <ol aria-label={t.messages()} className="grid gap-2.5">
        {messages.map((message) => (
          <Message key={message.number} message={message} {...first.chat} />
        ))}
      </ol>
    </Panel>
  )
}

type MessageProps = { message: Viewed['messages'][number] } & Pick<Viewed['chat'], 'seller' | 'buyer'>

function Message({
  message: { by, text, images, sent_at: sentAt, removed_at: removedAt },
  seller,
  buyer,
}: MessageProps) {
  return (
    <li
      className={joinClasses(
        'max-w-[90%] rounded-panel px-3.5 py-2.5 text-sm',
        by === 'seller' ? 'mr-auto bg-sunk' : 'ml-auto bg-pounamu-wash',
      )}
    >
      <p className="text-xs text-ink-2">
        {by === 'seller' ? seller.display_name : buyer.display_name} ·{' '}
        <time dateTime={sentAt}>{formatMoment(sentAt)}</time>
        {removedAt && <> · {t.removed_at({ at: formatMoment(removedAt) })}</>}
      </p>
      {text !== '' && <p className="mt-0.5 whitespace-pre-line wrap-anywhere">{text}</p>}
      {images.length > 0 && (
        <ul className="mt-1.5 flex flex-wrap gap-1.5">
          {images.map((image, n) => (
            <li key={image.id} className="w-28">
              <a
                href={image.large_url}
                target="_blank"
                rel="noreferrer"
                aria-label={image.alt || t.photo_number({ number: n + 1 })}
                className="block rounded-control"
              >
                <Picture src={image.thumb_url} blur={image.thumbhash} alt="" round="control" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
