import { NavLink } from 'react-router'
import type { Conversation } from '#contract/chat/chat.ts'
import { truncateText } from '#shared/formats/formats.ts'
import { joinClasses } from '#web/ui/classes.ts'
import { Avatar } from '#web/ui/facts/avatar.tsx'
import { Counter } from '#web/ui/facts/counter.tsx'
import { describeLast } from './chat-words.ts'
import { formatWhen } from './message-times.ts'
import * as t from './texts.ts'

interface ConversationItemProps {
  conversation: Conversation
  to: string
  isOpen: boolean
  now: number
}

export function ConversationItem({ conversation, to, isOpen, now }: ConversationItemProps) {
  const { other, listing, last_at, unread } = conversation
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
        <Avatar name={other.display_name} picture={other.avatar} />
        <span className="grid min-w-0">
          <span className={joinClasses('truncate text-sm', isNew ? 'font-bold' : 'font-semibold')}>
            {other.display_name}
          </span>
          <span className="truncate text-xs text-ink-3">{truncateText(listing.title)}</span>
          <span className={joinClasses('truncate text-sm', isNew ? 'font-medium text-ink' : 'text-ink-2')}>
            {conversation.is_other_typing
              ? t.name_is_typing({ name: other.display_name })
              : describeLast(conversation)}
          </span>
        </span>
        <span className="grid content-start justify-items-end gap-1">
          <time dateTime={last_at} className="num text-xs whitespace-nowrap text-ink-3">
            {formatWhen(last_at, now)}
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
