import { getTradeMoney } from '#domains/trade-payments/common/trade-payments.ts'
import { useApiQuery, useInvalidate } from '#platform/web/loading/query.tsx'

/** @param isOffered vehicles and property are never paid on Hoko */
export function useTradeMoney(tradeId: number, isOffered: boolean) {
  const invalidate = useInvalidate()
  const call = useApiQuery(getTradeMoney, { id: tradeId }, { enabled: isOffered })
  return { ...call, isWaiting: isOffered && call.isPending, invalidate: () => invalidate(getTradeMoney) }
}
