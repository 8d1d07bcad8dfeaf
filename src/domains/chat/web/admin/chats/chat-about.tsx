import { MessageCircleOff } from 'lucide-react'
import { Link } from 'react-router'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import type { AdminChat } from '#domains/chat/common/admin-chats.ts'
import { findProblem, getMessage } from '#platform/web/session/problem.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { formatMoment } from '#domains/staff/web/shared/moments.ts'
import * as t from '#domains/chat/texts.ts'

const linkStyle = 'rounded-control font-medium hover:text-pounamu hover:underline'

/** Shows the people, the subject and the time, but no messages. */
export function ChatAbout({ chat }: { chat: AdminChat }) {
  const { listing, seller, buyer, begun_at: begunAt, last_at: lastAt, message_count: messageCount } = chat
  const facts = [
    { term: t.seller(), value: <PersonLink {...seller} /> },
    { term: t.buyer(), value: <PersonLink {...buyer} /> },
    {
      term: t.listing(),
      value: (
        <Link to={`/listings?open=${listing.id}`} className={linkStyle}>
          {listing.title}
        </Link>
      ),
    },
    { term: t.messages(), value: formatCount(messageCount) },
    { term: t.begun(), value: formatMoment(begunAt) },
    { term: t.last_message(), value: formatMoment(lastAt) },
  ]
  return (
    <Panel>
      <dl className="grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2 lg:grid-cols-3">
        {facts.map(({ term, value }) => (
          <div key={term} className="min-w-0">
            <dt className="text-xs text-ink-2">{term}</dt>
            <dd className="num truncate">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

const PersonLink = ({ id, display_name: displayName }: { id: number; display_name: string }) => (
  <Link to={`/user/${id}/detail`} className={linkStyle}>
    {displayName}
  </Link>
)

interface ChatProblemProps {
  error: Error | null
  busy: boolean
  onRetry: () => void
}

export function ChatProblem({ error, busy, onRetry }: ChatProblemProps) {
  if (!error) {
    return (
      <Loading label={t.loading_the_conversation()}>
        <div className="rounded-panel border border-line bg-paper p-5">
          <SkeletonText lines={6} />
        </div>
      </Loading>
    )
  }
  if (findProblem(error)?.key === 'not_found') {
    return (
      <EmptyState
        icon={MessageCircleOff}
        title={t.conversation_not_found()}
        action={<LinkButton to="/chats">{t.see_all_chats()}</LinkButton>}
      >
        {t.check_the_number()}
      </EmptyState>
    )
  }
  return (
    <ErrorState title={t.the_conversation_didnt_load()} onRetry={onRetry} busy={busy}>
      {getMessage(error)}
    </ErrorState>
  )
}
