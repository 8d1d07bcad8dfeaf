import { keepPreviousData } from '@tanstack/react-query'
import { countChats, listConversations, type ConversationStatus } from '#domains/chat/common/chat.ts'
import { useApiQuery, useInvalidate } from '#platform/web/loading/query.tsx'
import { useLive } from '#platform/web/live/live.ts'

export const conversationsPerPage = 30

export interface ConversationFilter {
  /** A business whose enquiries a team member reads; null for their own. */
  seller: number | null
  status: ConversationStatus
  query: string
  page: number
}

export function useConversations({ seller, status, query, page }: ConversationFilter) {
  const invalidate = useInvalidate()
  const refresh = () => invalidate(listConversations)
  useLive('me', (message) => message.kind === 'chat' && refresh(), refresh)
  const input = {
    status,
    page,
    limit: conversationsPerPage,
    ...(query !== '' && { query }),
    ...(seller !== null && { seller }),
  }
  return useApiQuery(listConversations, input, { placeholderData: keepPreviousData })
}

/** Called after a change of the member's own. */
export function useRefreshChats() {
  const invalidate = useInvalidate()
  return () => {
    invalidate(listConversations)
    invalidate(countChats)
  }
}
