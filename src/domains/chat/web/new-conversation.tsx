import { MessageCircle } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { findConversation } from '#domains/chat/common/chat.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { isSameAddressee, onSent, type Addressee } from './outgoing-messages.ts'
import { getResponseTimeLabels } from './chat-labels.ts'
import { TenantFields, useTenantFields } from './appointments/tenant-fields.tsx'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import { PinnedListing } from './pinned-listing.tsx'
import { PaneHeader, PaneProblem, PaneScroll, useOutgoingTo } from './conversation-pane.tsx'
import * as t from '#domains/chat/texts.ts'

interface NewConversationProps {
  /** Null for a conversation with support. */
  listing: number | null
  /** The member that the listing's seller writes to. */
  user: number | null
  back: string
  /** Called with the new conversation's id, or with that of the existing one. */
  onBegun: (id: number) => void
}

export function NewConversation({ listing, user, back, onBegun }: NewConversationProps) {
  const input = listing === null ? { support: 'yes' as const } : { listing, ...(user !== null && { user }) }
  const { data, error, isFetching, refetch } = useApiQuery(findConversation, input, {
    staleTime: 0,
    gcTime: 0,
  })
  const to: Addressee =
    listing === null ? { to_support: true } : { listing_id: listing, ...(user !== null && { user_id: user }) }
  const outgoing = useOutgoingTo(to)
  const tenant = useTenantFields()
  const begin = useEffectEvent(onBegun)
  const isMine = useEffectEvent((other: Addressee) => isSameAddressee(other, to))
  useEffect(() => onSent((message, reply) => isMine(message.to) && begin(reply.conversation_id)), [])
  const begun = data?.conversation_id ?? null
  useEffect(() => {
    if (begun !== null) begin(begun)
  }, [begun])
  if (!data || begun !== null) {
    return <PaneProblem error={error} busy={isFetching} back={back} onRetry={() => void refetch()} />
  }
  const other = data.kind === 'support' ? null : data.other
  const name = other?.display_name ?? t.hoko_support()
  const purpose = data.kind === 'listing' && data.role === 'buyer' && data.listing.property_brief?.purpose
  const requiresTenantFields =
    data.may_write && outgoing.length === 0 && (purpose === 'rent' || purpose === 'flatmate')
  return (
    <>
      <PaneHeader other={other} back={back} />
      {data.kind === 'listing' && <PinnedListing about={data} />}
      <PaneScroll label={name} fromTop={outgoing.length === 0}>
        {outgoing.length === 0 ? (
          <>
            <EmptyState
              icon={MessageCircle}
              title={other ? t.say_hello_to_name({ name }) : t.how_can_we_help()}
            >
              {other ? t.only_you_and_name_can_read_this({ name }) : t.tell_us_what_happened()}
              {data.kind === 'listing' && data.response_time && (
                <span className="mt-2 block font-medium text-ink">
                  {getResponseTimeLabels()[data.response_time]}
                </span>
              )}
            </EmptyState>
            {requiresTenantFields && <TenantFields {...tenant} />}
          </>
        ) : (
          <MessageList other={name} messages={[]} outgoing={outgoing} other_read_number={0} />
        )}
      </PaneScroll>
      {data.may_write ? (
        <Composer
          readMore={requiresTenantFields ? tenant.read : undefined}
          replies={data.kind === 'listing' && data.role === 'buyer' ? getFirstQuestions() : []}
          place={`new-${listing ?? 'support'}-${user ?? ''}`}
          to={to}
          other={name}
        />
      ) : (
        <div className="border-t border-line p-3">
          <Notice>{data.why_not}</Notice>
        </div>
      )}
    </>
  )
}

const getFirstQuestions = () => [t.is_it_still_available(), t.could_i_come_and_see_it()]
