import { getTradeDetails } from '#domains/trades/common/terms.ts'
import { getTrade } from '#domains/trades/common/trades.ts'
import type { AnyOperation } from '#platform/common/operation.ts'
import { useApiMutation, useApiQuery } from '#platform/web/loading/query.tsx'
import { useReadAtNotification } from '#platform/web/loading/read-at-notification.ts'
import { useTradeMoved } from '../use-trade-acts.ts'

export type DealDialog =
  | 'choose_delivery'
  | 'choose_for_buyer'
  | 'change_address'
  | 'propose_total'
  | 'propose_cancel'
  | 'propose_join'
  | 'change_tracking'
  | 'mark_sent'
  | 'send_unpaid'

export type OpenDialog = (dialog: DealDialog) => void

export function useDeal(id: number) {
  const trade = useApiQuery(getTrade, { id })
  const details = useApiQuery(getTradeDetails, { id })
  const invalidate = useReadAtNotification([getTrade, getTradeDetails])
  return { trade, details, invalidate }
}

/** A step of the terms. A refusal may mean that the other side was faster, so the page reads again. */
export function useTermsAct<Op extends AnyOperation>(operation: Op) {
  const moved = useTradeMoved()
  return useApiMutation(operation, { onSuccess: () => moved(), onError: () => void moved() })
}
