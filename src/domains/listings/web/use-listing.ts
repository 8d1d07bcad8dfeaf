import { useEffect, useEffectEvent } from 'react'
import {
  getListing,
  type Listing,
  type ListingViewer,
  type LiveListing,
} from '#domains/listings/common/listings.ts'
import { useDebouncedRefetch } from '#platform/web/live/debounced-refetch.ts'
import { useLive } from '#platform/web/live/live.ts'
import { useApiQuery, useInvalidate } from '#platform/web/loading/query.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { useLiveListing } from './use-live-listing.ts'
import { deriveViewer, isNewer } from './viewer-now.ts'

export interface ListingNow {
  listing: Listing
  /** The viewer's relation to the listing; null for a visitor and until it is known. */
  viewer: ListingViewer | null
  viewerKind: 'unknown' | 'visitor' | 'user'
  receive: (update: LiveListing) => void
  refresh: () => void
}

/** Rendered without a viewer, then updated for the viewer and by live messages. */
export function useListing(loaded: Listing): ListingNow {
  const { status } = useSession()
  const { data, isPlaceholderData } = useApiQuery(
    getListing,
    { id: loaded.id },
    { placeholderData: loaded, staleTime: 0 },
  )
  const invalidate = useInvalidate()
  const refresh = () => invalidate(getListing, { id: loaded.id })
  const refreshSoon = useDebouncedRefetch(refresh)
  const { listing, receive } = useLiveListing(data ?? loaded)
  const isKnown = data !== undefined && !isPlaceholderData
  const viewer = isKnown ? deriveViewer(data, listing) : null

  /** The version shown, if the viewer's part has to be fetched for it. */
  const unasked = isKnown && isNewer(data, listing) ? listing.deal_version : null
  const follow = useEffectEvent(refreshSoon)
  useEffect(() => {
    if (unasked !== null) follow()
  }, [unasked])

  useLive(status === 'user' ? 'me' : null, (message) => {
    if (message.kind === 'notification' && message.listing_id === loaded.id) refreshSoon()
    if (message.kind === 'bidding' && message.listing_ids.includes(loaded.id)) refreshSoon()
  })

  return {
    listing: viewer ? { ...listing, viewer } : listing,
    viewer,
    viewerKind: status === 'visitor' ? 'visitor' : status === 'user' && isKnown ? 'user' : 'unknown',
    receive,
    refresh,
  }
}
