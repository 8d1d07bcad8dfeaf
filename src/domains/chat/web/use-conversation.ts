import {
  type Dispatch,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { type ChatMessage, getConversation, readConversation } from '#domains/chat/common/chat.ts'
import type { ConversationStep } from '#domains/chat/common/dealings.ts'
import { useLive } from '#platform/web/live/live.ts'
import { useApiQuery, useInvalidate, useSetQueryData } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { onSent } from './outgoing-messages.ts'
import { mergeMessages } from './merge-messages.ts'
import { useRefreshChats } from './chat-labels.ts'
import * as t from '#domains/chat/texts.ts'

export function useConversation(id: number, { enabled }: { enabled: boolean }) {
  const invalidate = useInvalidate()
  const refresh = () => invalidate(getConversation, { id })
  const { data, error, isFetching, refetch, dataUpdatedAt } = useApiQuery(
    getConversation,
    { id },
    { staleTime: 0, enabled },
  )
  useLive('me', (message) => message.kind === 'chat' && refresh(), refresh)
  useSentMessages(id)

  const [messages, setMessages] = useState<ChatMessage[]>([])
  const [moderatedAt, setModeratedAt] = useState<string | null>(null)
  // An admin has removed or restored a message, so cached messages are no longer shown.
  const isStale = data !== undefined && data.moderated_at !== moderatedAt
  if (isStale) setModeratedAt(data.moderated_at)
  const merged = mergeMessages(isStale ? [] : messages, data?.messages ?? [], data?.hidden_number)
  if (merged !== messages) setMessages(merged)
  const earlier = useEarlierMessages(id, merged, setMessages)
  const isFirstPage = merged[0]?.number === data?.messages[0]?.number
  const hasEarlier = isFirstPage ? (data?.has_earlier ?? false) : earlier.hasMore
  useReadMark(id, data?.conversation.unread ?? 0, merged.at(-1)?.number ?? 0)

  return {
    conversation: data?.conversation ?? null,
    messages: merged,
    steps: findShownSteps(data?.steps ?? [], hasEarlier ? merged[0] : undefined),
    viewing: data?.viewing ?? null,
    tenant: data?.tenant ?? null,
    hasEarlier,
    isReadingEarlier: earlier.isReading,
    readEarlier: earlier.read,
    error,
    isFetching,
    retry: () => void refetch(),
    readAtMs: dataUpdatedAt,
  }
}

/** Omits steps before the first message shown. */
const findShownSteps = (steps: ConversationStep[], first: ChatMessage | undefined) =>
  first ? steps.filter(({ at }) => at >= first.sent_at) : steps

/** Shows a sent message before it's fetched again. */
function useSentMessages(id: number) {
  const setReply = useSetQueryData()
  const invalidate = useInvalidate()
  const refreshChats = useRefreshChats()
  const show = useEffectEvent((message: ChatMessage) => {
    void setReply(getConversation, { id }, (known) =>
      known && message.number === (known.messages.at(-1)?.number ?? 0) + 1
        ? { ...known, messages: [...known.messages, message] }
        : known,
    )
    invalidate(getConversation, { id })
    refreshChats()
  })
  useEffect(() => onSent((_message, reply) => reply.conversation_id === id && show(reply.message)), [id])
}

type SetMessages = Dispatch<SetStateAction<ChatMessage[]>>

function useEarlierMessages(id: number, known: ChatMessage[], setKnown: SetMessages) {
  const [isReading, setReading] = useState(false)
  const [hasMore, setMore] = useState(true)

  async function read() {
    const before = known[0]?.number
    if (before === undefined || isReading) return
    setReading(true)
    try {
      const { messages, has_earlier: hasEarlier } = await api.call(getConversation, { id, before })
      setKnown((now) => (now[0]?.number === before ? [...messages, ...now] : now))
      setMore(hasEarlier)
    } catch (error) {
      notify.error(t.the_earlier_messages_didnt_load(), { description: getMessage(error) })
    } finally {
      setReading(false)
    }
  }
  return { isReading, hasMore, read: () => void read() }
}

function useIsVisible(): boolean {
  return useSyncExternalStore(
    (notice) => {
      document.addEventListener('visibilitychange', notice)
      return () => document.removeEventListener('visibilitychange', notice)
    },
    () => document.visibilityState === 'visible',
    () => false,
  )
}

/** Marks messages as read once the latest one is visible. */
function useReadMark(id: number, unread: number, number: number) {
  const isVisible = useIsVisible()
  const marked = useRef(0)
  const refreshChats = useRefreshChats()
  const mark = useEffectEvent(async () => {
    if (marked.current >= number) return
    marked.current = number
    try {
      await api.call(readConversation, { id, number })
      refreshChats()
    } catch {
      // Retried with the next message, or the next time it's opened.
      marked.current = 0
    }
  })
  useEffect(() => {
    if (isVisible && unread > 0) void mark()
  }, [isVisible, unread, number])
}
