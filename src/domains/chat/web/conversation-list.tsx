import { Archive, Ban, LifeBuoy, MessageCircle, SearchX } from 'lucide-react'
import { NavLink, Link } from 'react-router'
import { type Conversation, countChats, type ConversationStatus } from '#domains/chat/common/chat.ts'
import { truncateText } from '#platform/common/formats/formats.ts'
import { useNow } from '#platform/web/live/countdown.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Avatar } from '#platform/web/ui/facts/avatar.tsx'
import { Counter } from '#platform/web/ui/facts/counter.tsx'
import { SearchField } from '#platform/web/ui/fields/search-field.tsx'
import { Segmented } from '#platform/web/ui/fields/segmented.tsx'
import { Pager } from '#platform/web/ui/layout/pager.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, SkeletonRow } from '#platform/web/ui/states/skeleton.tsx'
import {
  describeLast,
  getOtherName,
  type ConversationFilter,
  conversationsPerPage,
  useConversations,
} from './chat-labels.ts'
import { formatWhen } from './merge-messages.ts'
import { SupportAvatar } from './support-avatar.tsx'
import * as t from '#domains/chat/texts.ts'

interface ConversationItemProps {
  conversation: Conversation
  to: string
  isOpen: boolean
  now: number
}

function ConversationItem({ conversation, to, isOpen, now }: ConversationItemProps) {
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

/**
 * Chooses between a member's own messages and those of a business they answer for; renders nothing
 * with only their own.
 */
function InboxChoice({ chosen }: { chosen: number | null }) {
  const { data } = useApiQuery(countChats, {})
  const businesses = data?.businesses ?? []
  if (businesses.length === 0) return null
  return (
    <nav aria-label={t.whose_messages()} className="flex w-full flex-wrap gap-1.5">
      <Choice to="/ichat" name={t.your_own()} isChosen={chosen === null} />
      {businesses.map(({ id, name, unread }) => (
        <Choice
          key={id}
          to={`/ichat?seller=${id}`}
          name={name}
          label={unread > 0 ? t.business_count_unread({ name, count: unread }) : undefined}
          count={unread}
          isChosen={chosen === id}
        />
      ))}
    </nav>
  )
}

interface ChoiceProps {
  to: string
  name: string
  label?: string | undefined
  count?: number
  isChosen: boolean
}

function Choice({ to, name, label, count = 0, isChosen }: ChoiceProps) {
  return (
    <Link
      to={to}
      aria-label={label}
      aria-current={isChosen ? 'page' : undefined}
      className={joinClasses(
        'flex min-h-9 max-w-full items-center gap-1.5 rounded-control border px-2.5 text-sm font-medium',
        isChosen ? 'border-pounamu bg-pounamu-wash' : 'border-line-strong hover:bg-sunk',
      )}
    >
      <span className="truncate">{name}</span>
      {count > 0 && (
        <span aria-hidden>
          <Counter count={count} solid />
        </span>
      )}
    </Link>
  )
}

interface ConversationListProps {
  filter: ConversationFilter
  chosen: number | null
  onFilter: (filter: ConversationFilter) => void
  /** Returns the address of a conversation or of another page of the list. */
  addressOf: (change: { chat?: number; page?: number; support?: boolean }) => string
}

export function ConversationList({ filter, chosen, onFilter, addressOf }: ConversationListProps) {
  const { data, error, isFetching, refetch } = useConversations(filter)
  const now = useNow(60_000) ?? 0
  return (
    <>
      <div className="flex flex-col items-start gap-2.5 border-b border-line p-3.5">
        <InboxChoice chosen={filter.seller} />
        <SearchField
          label={t.search_conversations()}
          q={filter.query}
          onSearch={(query) => onFilter({ ...filter, query, page: 1 })}
        />
        <Segmented<ConversationStatus>
          label={t.conversations()}
          value={filter.status}
          onChange={(status) => onFilter({ ...filter, status, page: 1 })}
          options={[
            { value: 'open', label: t.inbox() },
            { value: 'archived', label: t.archived() },
            { value: 'blocked', label: t.blocked() },
          ]}
        />
      </div>
      {error && !data ? (
        <div className="p-3.5">
          <ErrorState onRetry={() => void refetch()} busy={isFetching}>
            {getMessage(error)}
          </ErrorState>
        </div>
      ) : !data ? (
        <ListSkeleton />
      ) : data.items.length === 0 ? (
        <div className="p-3.5">
          <Nothing {...filter} />
        </div>
      ) : (
        <div className="min-h-0 flex-1 overflow-y-auto">
          <ul aria-label={t.conversations()} className="divide-y divide-line">
            {data.items.map((conversation) => (
              <ConversationItem
                key={conversation.id}
                conversation={conversation}
                to={addressOf({ chat: conversation.id })}
                isOpen={conversation.id === chosen}
                now={now}
              />
            ))}
          </ul>
          <div className="px-3.5 pb-3.5">
            <Pager
              page={filter.page}
              limit={conversationsPerPage}
              total={data.total}
              to={(page) => addressOf({ page })}
            />
          </div>
        </div>
      )}
      {filter.seller === null && (
        <p className="mt-auto border-t border-line px-3.5 py-2">
          <LinkButton to={addressOf({ support: true })} icon={LifeBuoy} kind="ghost" size="small">
            {t.contact_support()}
          </LinkButton>
        </p>
      )}
    </>
  )
}

function Nothing({ seller, status, query }: ConversationFilter) {
  if (query !== '') {
    return (
      <EmptyState icon={SearchX} title={t.nothing_found()}>
        {t.no_conversation_matches_query({ query })}
      </EmptyState>
    )
  }
  if (status === 'archived') {
    return (
      <EmptyState icon={Archive} title={t.nothing_archived()}>
        {t.conversations_you_archive_show_up_here()}
      </EmptyState>
    )
  }
  if (status === 'blocked') {
    return (
      <EmptyState icon={Ban} title={t.nobody_blocked()}>
        {t.conversations_with_people_you_block_show_up_here()}
      </EmptyState>
    )
  }
  if (seller !== null) {
    return (
      <EmptyState icon={MessageCircle} title={t.no_enquiries_yet()}>
        {t.messages_about_its_listings_show_up_here()}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={MessageCircle}
      title={t.no_conversations_yet()}
      action={
        <LinkButton to="/ibuy" kind="quiet">
          {t.browse_listings()}
        </LinkButton>
      }
    >
      {t.contact_a_seller_from_their_listing()}
    </EmptyState>
  )
}

const ListSkeleton = () => (
  <Loading label={t.loading_your_conversations()}>
    <div className="px-3.5">
      {[1, 2, 3, 4].map((row) => (
        <SkeletonRow key={row} />
      ))}
    </div>
  </Loading>
)
