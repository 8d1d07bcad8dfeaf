import { useState } from 'react'
import type { LiveListing } from '#domains/listings/common/listings.ts'
import { useLive } from '#platform/web/live/live.ts'

export function getLatest(shown: LiveListing | null, heard: LiveListing): LiveListing {
  return shown && shown.listing_id === heard.listing_id && shown.deal_version > heard.deal_version
    ? shown
    : heard
}

export function useLiveListing<Loaded extends LiveListing>(
  loaded: Loaded,
  isWatched = true,
): { listing: Loaded; receive: (heard: LiveListing) => void } {
  const id = loaded.listing_id
  const [latest, setLatest] = useState<LiveListing | null>(null)
  const receive = (heard: LiveListing) => setLatest((shown) => getLatest(shown, heard))
  useLive(isWatched ? `listing:${id}` : null, (message) => {
    if (message.kind === 'listing' && message.listing.listing_id === id) receive(message.listing)
  })
  const isNewer = latest !== null && latest.listing_id === id && latest.deal_version >= loaded.deal_version
  return { listing: isNewer ? { ...loaded, ...latest } : loaded, receive }
}
