import { Archive, Ban, LifeBuoy, MessageCircle, SearchX } from 'lucide-react'
import type { ConversationStatus } from '#domains/chat/common/chat.ts'
import { useNow } from '#platform/web/live/countdown.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { SearchField } from '#platform/web/ui/fields/search-field.tsx'
import { Segmented } from '#platform/web/ui/fields/segmented.tsx'
import { Pager } from '#platform/web/ui/layout/pager.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, SkeletonRow } from '#platform/web/ui/states/skeleton.tsx'
import { ConversationItem } from './conversation-item.tsx'
import { InboxChoice } from './inbox-choice.tsx'
import { type ConversationFilter, conversationsPerPage, useConversations } from './use-chats.ts'
import * as t from '#domains/chat/texts.ts'

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
