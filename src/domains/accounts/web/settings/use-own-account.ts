import { type Account, getProfile } from '#domains/accounts/common/accounts.ts'
import { useApiQuery, useSetQueryData } from '#platform/web/loading/query.tsx'
import { saveAccount } from '#platform/web/session/session.ts'

export function useOwnAccount() {
  const setQueryReply = useSetQueryData()
  const { data, error, isFetching, refetch } = useApiQuery(getProfile, {})

  function setReply(account: Account) {
    void setQueryReply(getProfile, {}, account)
    saveAccount(account)
  }

  return {
    account: data,
    error: data ? null : error,
    isFetching,
    setReply,
    refresh: async () => {
      const { data: now } = await refetch()
      if (now) saveAccount(now)
    },
  }
}
