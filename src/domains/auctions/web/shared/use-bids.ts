import { useEffect, useEffectEvent, useState } from 'react'
import { type BidRow, listBids } from '#domains/auctions/common/bidding.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import type { Listing } from '#domains/listings/common/listings.ts'
import { useDebouncedRefetch } from '#platform/web/live/debounced-refetch.ts'
import { useLive } from '#platform/web/live/live.ts'
import { useApiQuery, useInvalidate } from '#platform/web/loading/query.tsx'
import { addReceived, hasNewVoid, mergeLiveBids, type MergedBids } from '../history/merge-live-bids.ts'

export type BidPage = OperationReply<typeof listBids>

/**
 * The number of bids loaded with the page: enough for the chart and the first pages of the table.
 */
export const bidsWithPage = 100

/**
 * Live through messages; fetched again only after a gap, after a void, and for the viewer's own
 * bids.
 */
export function useBids(
  { id, bid_count: bidCount, viewer }: Pick<Listing, 'id' | 'bid_count' | 'viewer'>,
  loaded: BidPage,
): { bids: BidRow[]; total: number } {
  const input = { listing: id, page: 1, limit: bidsWithPage }
  const { data = loaded } = useApiQuery(listBids, input, { placeholderData: loaded, staleTime: 0 })
  const [merged, setMerged] = useState<MergedBids | null>(null)
  const now = addReceived(data, merged, { listing_id: id, me: viewer?.my_pseudonym ?? null })
  // The reply to one's own bid has the new listing before a message does.
  const isBehind = now.is_behind || bidCount > now.total
  const invalidate = useInvalidate()
  const [isVoidAnnounced, setVoidAnnounced] = useState(true)
  const readSoon = useDebouncedRefetch(() => {
    if (isBehind || !isVoidAnnounced) invalidate(listBids, input)
    setVoidAnnounced(true)
  })

  useLive(`listing:${id}`, (message) => {
    if (message.kind !== 'listing' || message.listing.listing_id !== id || !message.bids) return
    const { bids } = message
    if (hasNewVoid(merged, bids, data)) setVoidAnnounced(false)
    setMerged((before) => mergeLiveBids(before, bids))
  })
  const follow = useEffectEvent(readSoon)
  const reached = merged?.last_sequence
  useEffect(() => {
    if (isBehind || !isVoidAnnounced) follow()
  }, [isBehind, isVoidAnnounced, reached, bidCount])

  return { bids: now.items, total: now.total }
}
