import { useQueryClient } from '@tanstack/react-query'
import { type Account, getProfile } from '#contract/accounts/accounts.ts'
import { getKey, useApiQuery } from '#web/lib/loading/query.tsx'
import { keepAccount } from '#web/lib/session/session.ts'

/** And a way to set what a change answered. */
export function useOwnAccount() {
  const queries = useQueryClient()
  const { data, error, isFetching, refetch } = useApiQuery(getProfile, {})

  function keep(account: Account) {
    queries.setQueryData(getKey(getProfile, {}), account)
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
