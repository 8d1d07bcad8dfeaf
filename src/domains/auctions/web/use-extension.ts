import type { Listing } from '#domains/listings/common/listings.ts'
import { extensionMinutes } from './extension.ts'
import { type BidPage, useBids } from './shared/use-bids.ts'

export function useExtension(listing: Listing, loaded: BidPage): number | null {
  const { bids } = useBids(listing, loaded)
  return listing.status === 'active' ? extensionMinutes(bids, listing.closes_at) : null
}
