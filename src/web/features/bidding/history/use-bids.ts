import { useEffect, useEffectEvent } from 'react'
import { type BidRow, listBids } from '#contract/bidding/bidding.ts'
import type { OperationReply } from '#contract/core/operation.ts'
import { useApiQuery, useInvalidate } from '#web/lib/loading/query.tsx'

export type BidPage = OperationReply<typeof listBids>

/** Those that come with the page: enough for the chart and the first pages of the table. */
export const bids_with_page = 100

export function useBids(
  listing: { id: number; bid_count: number },
  loaded: BidPage,
): { bids: BidRow[]; total: number } {
  const input = { listing: listing.id, page: 1, limit: bids_with_page }
  const { data = loaded } = useApiQuery(listBids, input, { placeholderData: loaded, staleTime: 0 })
  const invalidate = useInvalidate()
  const read = useEffectEvent(() => invalidate(listBids, input))
  useEffect(() => {
    if (listing.bid_count === data.total) return undefined
    const timer = setTimeout(read, 250)
    return () => clearTimeout(timer)
  }, [listing.bid_count, data.total])
  return { bids: data.items, total: data.total }
}
