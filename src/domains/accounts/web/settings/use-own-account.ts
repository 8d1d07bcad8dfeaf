import { type Account, getProfile } from '#domains/accounts/common/accounts.ts'
import { useApiQuery, useKeepReply } from '#platform/web/loading/query.tsx'
import { keepAccount } from '#platform/web/session/session.ts'

export function useOwnAccount() {
  const keepReply = useKeepReply()
  const { data, error, isFetching, refetch } = useApiQuery(getProfile, {})

  function keep(account: Account) {
    void keepReply(getProfile, {}, account)
    keepAccount(account)
  }

  return {
    account: data,
    error: data ? null : error,
    isFetching,
    keep,
    refresh: async () => {
      const { data: now } = await refetch()
      if (now) keepAccount(now)
    },
  }
}
