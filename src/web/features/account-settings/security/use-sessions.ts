import { useQueryClient } from '@tanstack/react-query'
import { listSessions, type OwnSession } from '#contract/auth/sessions.ts'
import { getKey, useApiQuery } from '#web/lib/loading/query.tsx'

export function useSessions() {
  const queries = useQueryClient()
  const { data, error, isFetching, refetch } = useApiQuery(listSessions, {})
  return {
    sessions: data?.items,
    error: data ? null : error,
    isFetching,
    refresh: () => void refetch(),
    drop: (isGone: (session: OwnSession) => boolean) =>
      queries.setQueryData(getKey(listSessions, {}), {
        items: (data?.items ?? []).filter((session) => !isGone(session)),
      }),
  }
}
