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
function keepLatest(before: Record<number, LiveListing>, heard: LiveListing): Record<number, LiveListing> {
  const shown = before[heard.listing_id]
  return shown && shown.deal_version > heard.deal_version ? before : { ...before, [heard.listing_id]: heard }
}

export function useLatestListings<Loaded extends LiveListing>(
  loaded: Loaded[],
  onEnd?: () => void,
): Loaded[] {
  const [heard, setHeard] = useState<Record<number, LiveListing>>({})
  useLiveListings(
    loaded.filter(({ status }) => status === 'active').map(({ listing_id }) => listing_id),
    (listing) => {
      setHeard((before) => keepLatest(before, listing))
      if (listing.status !== 'active') onEnd?.()
    },
  )
  return loaded.map((listing) => {
    const latest = heard[listing.listing_id]
    return latest && latest.deal_version >= listing.deal_version ? { ...listing, ...latest } : listing
  })
}
