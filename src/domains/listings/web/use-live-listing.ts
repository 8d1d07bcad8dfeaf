import { useState } from 'react'
import type { LiveListing, ListingCard } from '#domains/listings/common/listings.ts'
import { useLive } from '#platform/web/live/live.ts'

export function getLatest(shown: LiveListing | null, update: LiveListing): LiveListing {
  return shown && shown.listing_id === update.listing_id && shown.deal_version > update.deal_version
    ? shown
    : update
}

export function useLiveListing<Loaded extends LiveListing>(
  loaded: Loaded,
  isWatched = true,
): { listing: Loaded; receive: (update: LiveListing) => void } {
  const id = loaded.listing_id
  const [latest, setLatest] = useState<LiveListing | null>(null)
  const receive = (update: LiveListing) => setLatest((shown) => getLatest(shown, update))
  useLive(isWatched ? `listing:${id}` : null, (message) => {
    if (message.kind === 'listing' && message.listing.listing_id === id) receive(message.listing)
  })
  const isNewer = latest !== null && latest.listing_id === id && latest.deal_version >= loaded.deal_version
  return { listing: isNewer ? { ...loaded, ...latest } : loaded, receive }
}

export function listingAddress(listing: Pick<ListingCard, 'id' | 'type'>): string {
  return `/${listing.type}/${listing.id}/detail`
}
