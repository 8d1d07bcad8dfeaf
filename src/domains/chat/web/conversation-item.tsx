import { NavLink } from 'react-router'
import type { Conversation } from '#domains/chat/common/chat.ts'
import { truncateText } from '#platform/common/formats/formats.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Avatar } from '#platform/web/ui/facts/avatar.tsx'
import { Counter } from '#platform/web/ui/facts/counter.tsx'
import { describeLast, getOtherName } from './chat-labels.ts'
import { SupportAvatar } from './support-avatar.tsx'
import { formatWhen } from './message-times.ts'
import * as t from '#domains/chat/texts.ts'

interface ConversationItemProps {
  conversation: Conversation
  to: string
  isOpen: boolean
  now: number
}

export function ConversationItem({ conversation, to, isOpen, now }: ConversationItemProps) {
  const { last_at: lastAt, unread } = conversation
  const name = getOtherName(conversation)
  const isNew = unread > 0
  return (
    <li>
      <NavLink
        to={to}
        aria-current={isOpen ? 'page' : false}
        className={joinClasses(
          'grid grid-cols-[2.5rem_minmax(0,1fr)_auto] gap-x-3 px-3.5 py-3 focus-visible:-outline-offset-2',
          isOpen ? 'bg-pounamu-wash' : 'hover:bg-sunk',
        )}
      >
        {conversation.kind === 'support' ? (
          <SupportAvatar />
        ) : (
          <Avatar name={name} picture={conversation.other.avatar} />
        )}
        <span className="grid min-w-0">
          <span className={joinClasses('truncate text-sm', isNew ? 'font-bold' : 'font-semibold')}>
            {name}
          </span>
          <span className="truncate text-xs text-ink-3">
            {conversation.kind === 'support'
              ? conversation.is_resolved
                ? t.resolved()
                : t.questions_about_hoko()
              : truncateText(conversation.listing.title)}
          </span>
          <span className={joinClasses('truncate text-sm', isNew ? 'font-medium text-ink' : 'text-ink-2')}>
            {conversation.is_other_typing ? t.name_is_typing({ name }) : describeLast(conversation)}
          </span>
        </span>
        <span className="grid content-start justify-items-end gap-1">
          <time dateTime={lastAt} className="num text-xs whitespace-nowrap text-ink-3">
            {formatWhen(lastAt, now)}
          </time>
          {isNew && (
            <>
              <span aria-hidden>
                <Counter count={unread} solid />
              </span>
              <span className="sr-only">{t.count_unread({ count: unread })}</span>
            </>
          )}
        </span>
      </NavLink>
    </li>
  )
}
