import { useEffect, useEffectEvent } from 'react'
import { getTradeMoney, type TradeMoney } from '#domains/trade-payments/common/trade-payments.ts'
import { hasWaiting, isConfirming } from '#domains/trade-payments/web/shared/money-state.ts'
import { useTradeMoney } from '#domains/trade-payments/web/shared/use-trade-money.ts'
import { getTradeDetails } from '#domains/trades/common/terms.ts'
import { getTrade, type Trade } from '#domains/trades/common/trades.ts'
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
  const money = useTradeMoney(id, trade.data?.listing.type === 'general')
  const invalidate = useReadAtNotification([getTrade, getTradeDetails, getTradeMoney])
  useCatchingUp(trade.data, money.data, invalidate)
  return { trade, details, money, invalidate }
}

const pauseMs = 1_500
const unconfirmedPauseMs = 5_000

/** The sale follows its money a moment later, and nobody is notified of a payment that fails then. */
function useCatchingUp(trade: Trade | undefined, money: TradeMoney | undefined, invalidate: () => void) {
  const isBehind = trade?.status === 'agreed' && money?.due_cents === 0 && hasWaiting(money)
  const isUnconfirmed = money !== undefined && isConfirming(money)
  const everyMs = isBehind ? pauseMs : isUnconfirmed ? unconfirmedPauseMs : null
  const read = useEffectEvent(invalidate)
  useEffect(() => {
    const timer = everyMs === null ? undefined : setInterval(read, everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
}

/** A step of the terms. A refusal may mean that the other side was faster, so the page reads again. */
export function useTermsAct<Op extends AnyOperation>(operation: Op) {
  const moved = useTradeMoved()
  return useApiMutation(operation, { onSuccess: () => moved(), onError: () => void moved() })
}
