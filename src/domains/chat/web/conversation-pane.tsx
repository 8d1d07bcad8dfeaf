import { ArrowLeft, MessageCircleOff } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { type Conversation, getConversation, sayTyping, typingMs } from '#domains/chat/common/chat.ts'
import { useInvalidate } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { findProblem, getMessage } from '#platform/web/session/problem.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Avatar } from '#platform/web/ui/facts/avatar.tsx'
import { IconLink } from '#platform/web/ui/icon-button.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { isSameAddressee, useOutgoing, type Addressee } from './outgoing-messages.ts'
import { getOtherName } from './chat-labels.ts'
import { SupportAvatar } from './support-avatar.tsx'
import { TenantSummary, ViewingPart } from './appointments.tsx'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import { PinnedListing, ConversationMenu, useMoving } from './conversation-menu.tsx'
import { useConversation } from './use-conversation.ts'
import * as t from '#domains/chat/texts.ts'

interface ConversationPaneProps {
  id: number
  /** The list's address. */
  back: string
  onGone: () => void
  renderReport: (number: number, name: string) => ReactNode
}

export function ConversationPane({ id, back, onGone, renderReport }: ConversationPaneProps) {
  // Stops requests while the conversation is being deleted.
  const [isLeaving, setLeaving] = useState(false)
  const open = useConversation(id, { enabled: !isLeaving })
  const invalidate = useInvalidate()
  const sendTyping = useTyping(id)
  const to = { conversation_id: id }
  const outgoing = useOutgoingTo(to)
  const { conversation, messages, error } = open
  const isTyping = useIsTyping(conversation?.is_other_typing ?? false, open.readAtMs)
  if (!conversation)
    return <PaneProblem error={error} busy={open.isFetching} back={back} onRetry={open.retry} />
  const { may_write: mayWrite, why_not: denialReason, other_read_number: otherReadNumber } = conversation
  const name = getOtherName(conversation)
  const actingFor = conversation.kind === 'listing' ? conversation.acting_for : null
  const isSeller =
    conversation.kind === 'listing' &&
    conversation.role === 'seller' &&
    conversation.listing.status === 'active'
  const isResolved = conversation.kind === 'support' && conversation.is_resolved
  const isFirstReply = messages.length > 0 && !messages.some(({ is_mine: isMine }) => isMine)
  return (
    <>
      <PaneHeader other={conversation.kind === 'support' ? null : conversation.other} back={back}>
        {!actingFor && (
          <ConversationMenu
            conversation={conversation}
            onGone={() => {
              setLeaving(true)
              onGone()
            }}
          />
        )}
      </PaneHeader>
      {conversation.kind === 'listing' && (
        <PinnedListing about={conversation} onEnd={() => invalidate(getConversation, { id })} />
      )}
      {actingFor && (
        <p className="border-b border-line px-3.5 py-2 text-sm text-ink-2">
          {t.you_answer_for_name(actingFor)}
        </p>
      )}
      {open.tenant && <TenantSummary tenant={open.tenant} />}
      {open.viewing && conversation.kind === 'listing' && (
        <ViewingPart id={id} role={conversation.role} plan={open.viewing} other={name} />
      )}
      <PaneScroll label={name}>
        {open.hasEarlier && (
          <div className="pb-3 text-center">
            <Button size="small" kind="quiet" busy={open.isReadingEarlier} onClick={open.readEarlier}>
              {t.show_earlier_messages()}
            </Button>
          </div>
        )}
        <MessageList
          other={name}
          messages={messages}
          steps={open.steps}
          renderReport={
            conversation.kind === 'listing' && !actingFor ? (number) => renderReport(number, name) : undefined
          }
          outgoing={outgoing}
          other_read_number={otherReadNumber}
        />
        {isResolved && <p className="pt-2.5 text-center text-xs text-ink-2">{t.resolved_write_again()}</p>}
        <p role="status" className="min-h-5 pt-1.5 text-xs text-ink-3">
          {isTyping && t.name_is_typing({ name })}
        </p>
      </PaneScroll>
      {mayWrite ? (
        <Composer
          key={id}
          place={String(id)}
          to={to}
          other={name}
          replies={isSeller && isFirstReply && outgoing.length === 0 ? getReplies() : []}
          {...(conversation.kind === 'listing' && { onTyping: sendTyping })}
        />
      ) : (
        <div className="border-t border-line p-3">
          <Notice
            action={
              conversation.status === 'blocked' && !actingFor && <Unblock conversation={conversation} />
            }
          >
            {denialReason}
          </Notice>
        </div>
      )}
    </>
  )
}

function Unblock({ conversation }: { conversation: Conversation }) {
  const { move, moving } = useMoving(conversation)
  return (
    <Button size="small" kind="quiet" busy={moving.isPending} onClick={() => void move('open')}>
      {t.unblock_name({ name: getOtherName(conversation) })}
    </Button>
  )
}

const getReplies = () => [t.yes_its_still_available(), t.when_would_you_like_to_see_it(), t.sorry_its_gone()]

export function useOutgoingTo(to: Addressee) {
  const { user } = useSession()
  return useOutgoing().filter((one) => one.owner_id === user?.id && isSameAddressee(one.to, to))
}

interface PaneHeaderProps {
  /** Null for support. */
  other: { id: number; display_name: string; avatar: string | null; is_active: boolean } | null
  back: string
  children?: ReactNode
}

export function PaneHeader({ other, back, children }: PaneHeaderProps) {
  return (
    <header className="flex shrink-0 items-center gap-3 border-b border-line px-3 py-2">
      <span className="lg:hidden">
        <IconLink icon={ArrowLeft} label={t.back_to_your_conversations()} to={back} />
      </span>
      {other ? <Avatar name={other.display_name} picture={other.avatar} /> : <SupportAvatar />}
      <h2 className="min-w-0 flex-1 truncate text-base font-semibold">
        {other ? (
          <Link
            to={`/seller-detail/${other.id}`}
            className="rounded-control hover:text-pounamu hover:underline"
          >
            {other.display_name}
          </Link>
        ) : (
          t.hoko_support()
        )}
        {other?.is_active && (
          <span className="block text-xs font-normal text-ink-2">{t.active_recently()}</span>
        )}
      </h2>
      {children}
    </header>
  )
}

interface PaneScrollProps {
  label: string
  /** True if there is content to read above the first message. */
  fromTop?: boolean
  /** True if few messages lie at the top instead of above the field. */
  isTopAligned?: boolean
  children: ReactNode
}

/** Reversed, so that the browser keeps it scrolled to its end while it grows. */
export function PaneScroll({ label, fromTop, isTopAligned, children }: PaneScrollProps) {
  return (
    <div
      role="log"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by key
      tabIndex={0}
      className={joinClasses(
        'flex min-h-20 flex-1 overflow-y-auto overscroll-contain px-3.5 py-3 focus-visible:-outline-offset-2',
        fromTop ? 'flex-col' : 'flex-col-reverse',
      )}
    >
      <div className={isTopAligned ? 'mb-auto' : ''}>{children}</div>
    </div>
  )
}

/** Sends at most once in half the time that the sign is shown. */
function useTyping(id: number) {
  const sentAt = useRef(0)
  return () => {
    if (Date.now() - sentAt.current < typingMs / 2) return
    sentAt.current = Date.now()
    void api.call(sayTyping, { id }).catch(() => undefined)
  }
}

/** Shows the sign for a limited time after it was fetched. */
function useIsTyping(isOtherTyping: boolean, readAtMs: number): boolean {
  const [over, setOver] = useState(0)
  useEffect(() => {
    if (!isOtherTyping) return undefined
    const timer = setTimeout(() => setOver(readAtMs), typingMs)
    return () => clearTimeout(timer)
  }, [isOtherTyping, readAtMs])
  return isOtherTyping && over !== readAtMs
}

interface PaneProblemProps {
  error: Error | null
  busy: boolean
  back: string
  onRetry: () => void
}

export function PaneProblem(props: PaneProblemProps) {
  return (
    <>
      <p className="px-3 pt-2 lg:hidden">
        <IconLink icon={ArrowLeft} label={t.back_to_your_conversations()} to={props.back} />
      </p>
      <Problem {...props} />
    </>
  )
}

function Problem({ error, busy, back, onRetry }: PaneProblemProps) {
  const problem = findProblem(error)
  if (!error) {
    return (
      <div className="p-5">
        <Loading label={t.loading_the_conversation()}>
          <SkeletonText lines={6} />
        </Loading>
      </div>
    )
  }
  return (
    <div className="p-5">
      {problem?.status === 404 ? (
        <EmptyState
          icon={MessageCircleOff}
          title={t.conversation_not_found()}
          action={<LinkButton to={back}>{t.back_to_your_conversations()}</LinkButton>}
        >
          {t.only_the_two_people_in_it_can_see_it()}
        </EmptyState>
      ) : problem?.key === 'own_listing' ? (
        <EmptyState
          icon={MessageCircleOff}
          title={t.chat_this_is_your_own_listing()}
          action={<LinkButton to={back}>{t.back_to_your_conversations()}</LinkButton>}
        >
          {t.buyers_who_write_to_you_show_up_in_ichat()}
        </EmptyState>
      ) : (
        <ErrorState onRetry={onRetry} busy={busy}>
          {getMessage(error)}
        </ErrorState>
      )}
    </div>
  )
}
