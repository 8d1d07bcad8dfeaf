import { MessageCircle } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { findConversation } from '#contract/chat/chat.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { isSameAddressee, onSent } from './outgoing-messages.ts'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import { PinnedListing } from './pinned-listing.tsx'
import { PaneHeader, PaneProblem, PaneScroll, useOutgoingTo } from './conversation-pane.tsx'
import * as t from './texts.ts'

interface NewConversationProps {
  listing: number
  /** Whom its seller writes to. */
  user: number | null
  back: string
  /** Once it has begun, here or before. */
  onBegun: (id: number) => void
}

export function NewConversation({ listing, user, back, onBegun }: NewConversationProps) {
  const input = { listing, ...(user !== null && { user }) }
  const { data, error, isFetching, refetch } = useApiQuery(findConversation, input, {
    staleTime: 0,
    gcTime: 0,
  })
  const to = { listing_id: listing, ...(user !== null && { user_id: user }) }
  const outgoing = useOutgoingTo(to)
  const begin = useEffectEvent(onBegun)
  const isMine = useEffectEvent((other: typeof to | { conversation_id: number }) =>
    isSameAddressee(other, to),
  )
  useEffect(() => onSent((message, reply) => isMine(message.to) && begin(reply.conversation_id)), [])
  const begun = data?.conversation_id ?? null
  useEffect(() => {
    if (begun !== null) begin(begun)
  }, [begun])
  if (!data || begun !== null) {
    return <PaneProblem error={error} busy={isFetching} back={back} onRetry={() => void refetch()} />
  }
  const name = data.other.display_name
  return (
    <>
      <PaneHeader other={data.other} back={back} />
      <PinnedListing about={data} />
      <PaneScroll label={name}>
        {outgoing.length === 0 ? (
          <EmptyState icon={MessageCircle} title={t.say_hello_to_name({ name })}>
            {t.only_you_and_name_can_read_this({ name })}
          </EmptyState>
        ) : (
          <MessageList other={name} messages={[]} outgoing={outgoing} other_read_number={0} />
        )}
      </PaneScroll>
      {data.may_write ? (
        <Composer place={`new-${listing}-${user ?? ''}`} to={to} other={name} />
      ) : (
        <div className="border-t border-line p-3">
          <Notice>{data.why_not}</Notice>
        </div>
      )}
    </>
  )
}
