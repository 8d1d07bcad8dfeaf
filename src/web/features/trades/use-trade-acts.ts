import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { listArrangements } from '#contract/trades/handovers.ts'
import { getOwnListingNeeds } from '#contract/listings/own-listing-needs.ts'
import { listOwnListings } from '#contract/selling/own-listings.ts'
import { listDueReviews } from '#contract/reviews/reviews.ts'
import { changeTrade, getSalesTotals, listTrades, type TradeAction } from '#contract/trades/trades.ts'
import { listOffers } from '#contract/offers/offers.ts'
import { useApiMutation } from '#web/lib/loading/query.tsx'

/** Another state of a trade changes what may be reviewed, listed again, offered and arranged. */
const overtaken = [
  listTrades,
  getSalesTotals,
  listArrangements,
  listDueReviews,
  listOwnListings,
  getOwnListingNeeds,
  listOffers,
]

/** After a trade has moved: what was read before is out of date. */
export function useTradeMoved(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await Promise.all(overtaken.map((op) => queries.invalidateQueries({ queryKey: [op.name] })))
  }
}

/** Moves one trade; refused or not, it is read again. */
export function useTradeActs(id: number) {
  const call = useApiMutation(changeTrade)
  const moved = useTradeMoved()
  const isUnderWay = useRef(false)
  return {
    busy: call.isPending,
    error: call.error,
    reset: call.reset,
    act: async (action: TradeAction, reason = '') => {
      // The second press of a double press comes before the page knows of the first.
      if (isUnderWay.current) return
      isUnderWay.current = true
      try {
        await call.mutateAsync({ id, action, reason })
      } finally {
        isUnderWay.current = false
        await moved()
      }
    },
  }
}
