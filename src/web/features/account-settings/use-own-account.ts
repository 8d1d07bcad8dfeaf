import { type Account, getProfile } from '#contract/accounts/accounts.ts'
import { useApiQuery, useKeepReply } from '#web/lib/loading/query.tsx'
import { keepAccount } from '#web/lib/session/session.ts'

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
