import { toAccountId, toListingId } from '#platform/common/ids.ts'
import type { LiveMessage } from '#platform/common/live.ts'
import { selectLiveListings } from '#domains/listings/server/listings.service.ts'
import type { Platform } from '#platform/server/platform.ts'
import { selectFirstBids, selectLiveBids } from './live-bids.queries.ts'

/** Publishes what a listing's page needs to follow an auction live: only public data. */
export function registerListingSource({ live, db }: Platform): void {
  live.source('listing', async (numbers) => {
    const ids = numbers.map(toListingId)
    const [listings, bids] = await Promise.all([selectLiveListings(db, ids), selectLiveBids(db, ids)])
    return new Map(
      listings.map((listing): [number, LiveMessage] => {
        const { listing_id: listingId } = listing
        return [listingId, { kind: 'listing', listing, bids: bids.get(listingId) ?? null }]
      }),
    )
  })
}

export function registerBiddingSource({ live, db }: Platform): void {
  live.source('bidding', async (ids) => {
    const first = await selectFirstBids(db, ids.map(toAccountId))
    return new Map(
      [...first].map(([id, listingIds]): [number, LiveMessage] => [
        id,
        { kind: 'bidding', listing_ids: listingIds },
      ]),
    )
  })
}
