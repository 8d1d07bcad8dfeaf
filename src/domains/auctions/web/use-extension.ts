import type { BidRow } from '#domains/auctions/common/bidding.ts'
import type { Listing } from '#domains/listings/common/listings.ts'
import { type BidPage, useBids } from './shared/use-bids.ts'

const minute = 60_000
/** A bid and the extension that it caused have almost the same time. */
const apartMs = 1_000

/** Null if no bid extended the auction. */
export function extensionMinutes(bids: readonly BidRow[], closesAt: string | null): number | null {
  const [latest] = bids.filter(({ extended }) => extended).toSorted((a, b) => b.sequence - a.sequence)
  if (!latest || closesAt === null) return null
  const after = Date.parse(closesAt) - Date.parse(latest.placed_at)
  const minutes = Math.round(after / minute)
  return minutes > 0 && Math.abs(after - minutes * minute) < apartMs ? minutes : null
}

export function useExtension(listing: Listing, loaded: BidPage): number | null {
  const { bids } = useBids(listing, loaded)
  return listing.status === 'active' ? extensionMinutes(bids, listing.closes_at) : null
}
