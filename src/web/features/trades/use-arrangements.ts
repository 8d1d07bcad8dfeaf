import { useQueryClient } from '@tanstack/react-query'
import { listArrangements, type Arrangements } from '#contract/handovers.ts'
import { keyOf, useCall } from '#web/lib/query.tsx'
import { useReadAtNotification } from '#web/lib/read-at-notification.ts'

/** Pickup, payment and handover of one trade that is not finished, kept up to date while the page is open. */
export function useArrangements(role: 'buyer' | 'seller', trade_id: number) {
  const queries = useQueryClient()
  const input = { role }
  const { data, error, isFetching } = useCall(listArrangements, input)

  const readAgain = useReadAtNotification([listArrangements])

  /** Takes over what something that was done answered. */
  function keep(changed: Arrangements) {
    queries.setQueryData<{ items: Arrangements[] }>(
      keyOf(listArrangements, input),
      (known) =>
        known && { items: known.items.map((one) => (one.trade_id === changed.trade_id ? changed : one)) },
    )
  }

  return {
    arrangements: data?.items.find((one) => one.trade_id === trade_id),
    isLoaded: data !== undefined,
    error: data ? null : error,
    isFetching,
    readAgain,
    keep,
  }
}
