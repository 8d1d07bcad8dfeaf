import { useEffect, useEffectEvent, useState } from 'react'
import { type BidRow, listBids } from '#domains/auctions/common/bidding.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import type { Listing } from '#domains/listings/common/listings.ts'
import { useAskSoon } from '#platform/web/live/ask-soon.ts'
import { useLive } from '#platform/web/live/live.ts'
import { useApiQuery, useInvalidate } from '#platform/web/loading/query.tsx'
import { addHeard, hasNewVoid, hearBids, type HeardBids } from '../history/heard-bids.ts'

export type BidPage = OperationReply<typeof listBids>

/**
 * The number of bids loaded with the page: enough for the chart and the first pages of the table.
 */
export const bids_with_page = 100

/**
 * Live through messages; fetched again only after a gap, after a void, and for the viewer's own
 * bids.
 */
export function useBids(
  { id, bid_count, viewer }: Pick<Listing, 'id' | 'bid_count' | 'viewer'>,
  loaded: BidPage,
): { bids: BidRow[]; total: number } {
  const input = { listing: id, page: 1, limit: bids_with_page }
  const { data = loaded } = useApiQuery(listBids, input, { placeholderData: loaded, staleTime: 0 })
  const [heard, setHeard] = useState<HeardBids | null>(null)
  const now = addHeard(data, heard, { listing_id: id, me: viewer?.my_pseudonym ?? null })
  // The reply to one's own bid has the new listing before a message does.
  const is_behind = now.is_behind || bid_count > now.total
  const invalidate = useInvalidate()
  const [isVoidTold, setVoidTold] = useState(true)
  const readSoon = useAskSoon(() => {
    if (is_behind || !isVoidTold) invalidate(listBids, input)
    setVoidTold(true)
  })

  useLive(`listing:${id}`, (message) => {
    if (message.kind !== 'listing' || message.listing.listing_id !== id || !message.bids) return
    const { bids } = message
    if (hasNewVoid(heard, bids, data)) setVoidTold(false)
    setHeard((before) => hearBids(before, bids))
  })
  const follow = useEffectEvent(readSoon)
  const reached = heard?.last_sequence
  useEffect(() => {
    if (is_behind || !isVoidTold) follow()
  }, [is_behind, isVoidTold, reached, bid_count])

  return { bids: now.items, total: now.total }
}
