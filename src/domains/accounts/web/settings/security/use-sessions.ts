import { listSessions, type OwnSession } from '#domains/identity/common/sessions.ts'
import { useApiQuery, useSetQueryData } from '#platform/web/loading/query.tsx'

export function useSessions() {
  const setQueryReply = useSetQueryData()
  const { data, error, isFetching, refetch } = useApiQuery(listSessions, {})
  return {
    sessions: data?.items,
    error: data ? null : error,
    isFetching,
    refresh: () => void refetch(),
    drop: (isGone: (session: OwnSession) => boolean) =>
      void setQueryReply(
        listSessions,
        {},
        {
          items: (data?.items ?? []).filter((session) => !isGone(session)),
        },
      ),
  }
}
