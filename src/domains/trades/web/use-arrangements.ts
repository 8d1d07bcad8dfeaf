import { listArrangements, type Arrangements } from '#domains/trades/common/handovers.ts'
import { useApiQuery, useSetQueryData } from '#platform/web/loading/query.tsx'
import { useReadAtNotification } from '#platform/web/loading/read-at-notification.ts'

/** Fetches the arrangements of an unfinished trade, repeatedly while the page is open. */
export function useArrangements(role: 'buyer' | 'seller', tradeId: number) {
  const setQueryReply = useSetQueryData()
  const input = { role, limit: 100 }
  const first = useApiQuery(listArrangements, input)
  const isFurther =
    first.data !== undefined &&
    first.data.total > first.data.items.length &&
    !first.data.items.some((one) => one.trade_id === tradeId)
  const alone = { role, trade: tradeId }
  const own = useApiQuery(listArrangements, alone, { enabled: isFurther })
  const { data, error, isFetching } = isFurther ? own : first

  const invalidate = useReadAtNotification([listArrangements])

  function setReply(changed: Arrangements) {
    void setQueryReply(
      listArrangements,
      isFurther ? alone : input,
      (known) =>
        known && {
          ...known,
          items: known.items.map((one) => (one.trade_id === changed.trade_id ? changed : one)),
        },
    )
  }

  return {
    arrangements: data?.items.find((one) => one.trade_id === tradeId),
    isLoaded: data !== undefined,
    error: data ? null : error,
    isFetching,
    invalidate,
    setReply,
  }
}
