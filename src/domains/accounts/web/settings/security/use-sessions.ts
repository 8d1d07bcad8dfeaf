import { listSessions, type OwnSession } from '#domains/identity/common/sessions.ts'
import { useApiQuery, useKeepReply } from '#platform/web/loading/query.tsx'

export function useSessions() {
  const keepReply = useKeepReply()
  const { data, error, isFetching, refetch } = useApiQuery(listSessions, {})
  return {
    sessions: data?.items,
    error: data ? null : error,
    isFetching,
    refresh: () => void refetch(),
    drop: (isGone: (session: OwnSession) => boolean) =>
      void keepReply(
        listSessions,
        {},
        {
          items: (data?.items ?? []).filter((session) => !isGone(session)),
        },
      ),
  }
}
