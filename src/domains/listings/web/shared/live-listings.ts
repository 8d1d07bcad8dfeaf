import { useEffect, useEffectEvent, useState } from 'react'
import type { LiveListing } from '#domains/listings/common/listings.ts'
import { subscribeToTopics } from '#platform/web/live/live.ts'

export function useLiveListings(ids: number[], onListing: (listing: LiveListing) => void): void {
  const receive = useEffectEvent(onListing)
  const wanted = ids.join()
  useEffect(() => {
    if (wanted === '') return undefined
    const leave = wanted
      .split(',')
      .map((id) =>
        subscribeToTopics(
          `listing:${Number(id)}`,
          (message) => message.kind === 'listing' && receive(message.listing),
        ),
      )
    return () => leave.forEach((unsubscribe) => unsubscribe())
  }, [wanted])
}

/** Messages may arrive out of order, such as from two nodes; the newest wins. */
function mergeLatest(before: Record<number, LiveListing>, update: LiveListing): Record<number, LiveListing> {
  const shown = before[update.listing_id]
  return shown && shown.deal_version > update.deal_version
    ? before
    : { ...before, [update.listing_id]: update }
}

export function useLatestListings<Loaded extends LiveListing>(
  loaded: Loaded[],
  onEnd?: () => void,
): Loaded[] {
  const [update, setUpdates] = useState<Record<number, LiveListing>>({})
  useLiveListings(
    loaded.filter(({ status }) => status === 'active').map(({ listing_id: listingId }) => listingId),
    (listing) => {
      setUpdates((before) => mergeLatest(before, listing))
      if (listing.status !== 'active') onEnd?.()
    },
  )
  return loaded.map((listing) => {
    const latest = update[listing.listing_id]
    return latest && latest.deal_version >= listing.deal_version ? { ...listing, ...latest } : listing
  })
}
