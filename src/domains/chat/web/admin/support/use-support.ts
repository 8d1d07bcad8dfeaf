import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { getAdminTasks } from '#domains/moderation/common/records/records.ts'
import {
  getSupportRequest,
  listSupportRequests,
  readSupportRequest,
  type SupportMessage,
} from '#domains/chat/common/support.ts'
import { mergeMessages } from '#domains/chat/web/merge-messages.ts'
import { useLive } from '#platform/web/live/live.ts'
import { useApiQuery, useInvalidate } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import type { SupportFilter } from './support-list.tsx'
import * as t from '#domains/chat/texts.ts'

export const requestsPerPage = 30

export function useSupportRequests({ show, q, page }: SupportFilter) {
  const refresh = useSupportChanged()
  useLive('me', (message) => message.kind === 'chat' && refresh(), refresh)
  const input = { show, page, limit: requestsPerPage, ...(q && { q }) }
  return useApiQuery(listSupportRequests, input, { placeholderData: keepPreviousData })
}

export function useSupportChanged() {
  const invalidate = useInvalidate()
  return () => {
    invalidate(listSupportRequests)
    invalidate(getSupportRequest)
    invalidate(getAdminTasks)
  }
}

export function useSupportRequest(id: number) {
  const call = useApiQuery(getSupportRequest, { id }, { staleTime: 0 })
  const { data } = call
  const [messages, setMessages] = useState<SupportMessage[]>([])
  const merged = mergeMessages(messages, data?.messages ?? [])
  if (merged !== messages) setMessages(merged)
  const [earlier, setEarlier] = useState<{ hasMore: boolean; isReading: boolean } | null>(null)
  useReadMark(id, data?.request.unread ?? 0, merged.at(-1)?.number ?? 0)

  async function readEarlier() {
    const before = merged[0]?.number
    if (before === undefined || earlier?.isReading) return
    setEarlier({ hasMore: true, isReading: true })
    try {
      const read = await api.call(getSupportRequest, { id, before })
      setMessages((known) => [...read.messages, ...known])
      setEarlier({ hasMore: read.has_earlier, isReading: false })
    } catch (error) {
      setEarlier({ hasMore: true, isReading: false })
      notify.error(t.the_earlier_messages_didnt_load(), { description: getMessage(error) })
    }
  }
  return {
    data,
    messages: merged,
    error: call.error,
    isFetching: call.isFetching,
    retry: () => void call.refetch(),
    hasEarlier: earlier?.hasMore ?? data?.has_earlier ?? false,
    isReadingEarlier: earlier?.isReading ?? false,
    readEarlier: () => void readEarlier(),
  }
}

/** Marks messages as read once an admin has seen them. */
function useReadMark(id: number, unread: number, number: number) {
  const marked = useRef(0)
  const changed = useSupportChanged()
  const mark = useEffectEvent(async () => {
    if (marked.current >= number || document.visibilityState !== 'visible') return
    marked.current = number
    try {
      await api.call(readSupportRequest, { id, number })
      changed()
    } catch {
      // Retried with the next message or the next time it's opened.
      marked.current = 0
    }
  })
  useEffect(() => {
    if (unread > 0) void mark()
  }, [unread, number])
}
