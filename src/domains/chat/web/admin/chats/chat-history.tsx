import { useParams } from 'react-router'
import { getChatHistory } from '#domains/chat/common/admin-chats.ts'
import { must } from '#platform/common/must.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { AuditLog } from '#domains/staff/web/shared/audit/audit-log.tsx'
import { formatMoment } from '#domains/staff/web/shared/moments.ts'
import { ChatAbout, ChatProblem } from './chat-about.tsx'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AdminPage } from '#domains/staff/web/shared/admin-page.tsx'
import { lastTable } from '#domains/staff/web/shared/table/table-memory.ts'
import * as t from '#domains/chat/texts.ts'

export const meta = makeAdminMeta(t.conversation_history)

export default function ChatHistoryPage() {
  const id = Number(useParams().id)
  return (
    <AdminPage
      title={t.conversation_history()}
      back={{ to: lastTable('/chats'), label: t.all_conversations() }}
    >
      <ChatHistory key={id} id={id} />
    </AdminPage>
  )
}

type History = OperationReply<typeof getChatHistory>

function ChatHistory({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useApiQuery(getChatHistory, { id })
  if (!data) return <ChatProblem error={error} busy={isFetching} onRetry={() => void refetch()} />
  return (
    <div className="grid max-w-4xl gap-3.5">
      <ChatAbout chat={data.chat} />
      <Panel
        title={t.what_they_did()}
        aside={
          <LinkButton to={`/view-chat/${id}`} kind="ghost" size="small">
            {t.see_messages()}
          </LinkButton>
        }
      >
        {data.changes.length === 0 ? (
          <p className="text-sm text-ink-2">{t.nothing_archived_blocked_or_deleted()}</p>
        ) : (
          <ol className="grid gap-3">
            {data.changes.map((change, n) => (
              <li
                key={`${change.at} ${change.by} ${change.status}`}
                className="border-l-2 border-line pl-3.5 text-sm"
              >
                <p className="font-semibold">
                  {describeChange(change, data.chat, findBefore(data.changes, n))}
                </p>
                <time dateTime={change.at} className="text-xs text-ink-2">
                  {formatMoment(change.at)}
                </time>
              </li>
            ))}
          </ol>
        )}
      </Panel>
      <AuditLog
        title={t.who_read_it()}
        subject={{ subject_kind: 'conversation', subject_id: id }}
        nothing={t.nobody_has_read_it()}
      />
    </div>
  )
}

/** Finds the same person's previous action; the latest is first. */
const findBefore = (changes: History['changes'], n: number) =>
  changes.slice(n + 1).find(({ by, status }) => by === must(changes[n], 'change').by && status !== 'deleted')

function describeChange(
  { by, status }: History['changes'][number],
  { seller, buyer }: History['chat'],
  before: History['changes'][number] | undefined,
): string {
  const name = by === 'seller' ? seller.display_name : buyer.display_name
  if (status === 'archived') return t.name_archived_it({ name })
  if (status === 'blocked') return t.name_blocked_the_other({ name })
  if (status === 'deleted') return t.name_deleted_it({ name })
  return before?.status === 'blocked'
    ? t.name_unblocked_the_other({ name })
    : t.name_moved_it_to_their_inbox({ name })
}
