import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { OperationReply } from '#platform/common/operation.ts'
import {
  listArrangements,
  changeTrade,
  getTrade,
  getSalesTotals,
  listTrades,
  type Trade,
  type TradeAction,
} from '#domains/trades/common/trades.ts'
import { getTradeDetails, type ParcelInput } from '#domains/trades/common/terms.ts'
import { getOwnListingNeeds, listOwnListings } from '#domains/selling/common/own-listings.ts'
import { listDueReviews } from '#domains/reviews/common/reviews.ts'
import { getTradeMoney } from '#domains/trade-payments/common/trade-payments.ts'
import { listOffers } from '#domains/offers/common/offers.ts'
import type { DisputeKind } from '#domains/trades/common/dispute-kinds.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'

/** Queries that a step of a trade makes stale. */
const stale = [
  listTrades,
  getTrade,
  getTradeDetails,
  getTradeMoney,
  getSalesTotals,
  listArrangements,
  listDueReviews,
  listOwnListings,
  getOwnListingNeeds,
  listOffers,
]

export function useTradeMoved(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await Promise.all(stale.map((op) => queries.invalidateQueries({ queryKey: [op.name] })))
  }
}

interface ActDetails {
  reason?: string
  disputeKind?: DisputeKind | undefined
  /** With the steps that send it. */
  parcel?: ParcelInput | undefined
}

/**
 * Refetches the trade after a refusal as well. A refusal belongs to the state it was refused in and
 * disappears with it.
 */
export function useTradeActs(trade: Trade) {
  const call = useApiMutation(changeTrade)
  const queries = useQueryClient()
  const moved = useTradeMoved()
  const underWay = useRef(new Set<TradeAction>())
  const [refusal, setRefusal] = useState<{ error: unknown; at: string } | null>(null)

  /**
   * The call may have been refused because the trade had changed: the refusal is shown for its
   * current state.
   */
  async function storeRefusal() {
    await moved()
    const at = getStep(findTrade(queries, trade.id) ?? trade)
    setRefusal((now) => now && { ...now, at })
  }

  return {
    busy: call.isPending,
    error: refusal?.at === getStep(trade) ? refusal.error : null,
    reset: () => setRefusal(null),
    /** @returns false for the second click of a double click, which sends nothing */
    act: async (
      action: TradeAction,
      { reason = '', disputeKind, parcel }: ActDetails = {},
    ): Promise<boolean> => {
      if (underWay.current.has(action)) return false
      underWay.current.add(action)
      setRefusal(null)
      try {
        await call.mutateAsync({
          id: trade.id,
          action,
          reason,
          ...(disputeKind && { dispute_kind: disputeKind }),
          ...(parcel && { parcel }),
        })
      } catch (error) {
        setRefusal({ error, at: getStep(trade) })
        // Not awaited: offline it would wait for the connection.
        void storeRefusal()
        throw error
      } finally {
        underWay.current.delete(action)
      }
      await moved()
      return true
    },
  }
}

const getStep = ({ status, moves }: Trade) => `${status} ${moves.length}`

function findTrade(queries: QueryClient, id: number): Trade | undefined {
  const pages = queries.getQueriesData<OperationReply<typeof listTrades>>({ queryKey: [listTrades.name] })
  const opened = queries.getQueriesData<Trade>({ queryKey: [getTrade.name] }).map(([, trade]) => trade)
  return [...opened, ...pages.flatMap(([, page]) => page?.items ?? [])].find((one) => one?.id === id)
}
