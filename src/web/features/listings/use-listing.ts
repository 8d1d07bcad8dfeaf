import { useEffect, useEffectEvent, useRef } from 'react'
import {
  getListing,
  type Listing,
  type ListingViewer,
  type LiveListing,
} from '#contract/listings/listings.ts'
import { useLive } from '#web/lib/live/live.ts'
import { useApiQuery, useInvalidate } from '#web/lib/loading/query.tsx'
import { useSession } from '#web/lib/session/session.ts'
import { useLiveListing } from './use-live-listing.ts'

/** Milliseconds. Bids may come many a second; the viewer's part is refetched at most this often. */
const min_pause = 700

export interface ListingNow {
  listing: Listing
  /** What I am to it; null for a visitor, and until it is known. */
  viewer: ListingViewer | null
  who: 'unknown' | 'visitor' | 'user'
  receive: (heard: LiveListing) => void
  refresh: () => void
}

/** Rendered for nobody, then brought up to date for the viewer, and kept live. */
export function useListing(loaded: Listing): ListingNow {
  const { status } = useSession()
  const { data, isPlaceholderData } = useApiQuery(
    getListing,
    { id: loaded.id },
    { placeholderData: loaded, staleTime: 0 },
  )
  const invalidate = useInvalidate()
  const refresh = () => invalidate(getListing, { id: loaded.id })
  const { listing, receive } = useLiveListing(data ?? loaded)
  const isKnown = data !== undefined && !isPlaceholderData
  const refreshSoon = useRefreshSoon(refresh)

  const concernsMe = status === 'user' || listing.status !== 'active'
  /** The version shown, while the viewer's part belongs to an older one. */
  const unasked =
    isKnown && concernsMe && listing.deal_version > data.deal_version ? listing.deal_version : null
  const follow = useEffectEvent(refreshSoon)
  useEffect(() => {
    if (unasked !== null) follow()
  }, [unasked])

  useLive(status === 'user' ? 'me' : null, (message) => {
    if (message.kind === 'notification' && message.listing_id === loaded.id) refreshSoon()
  })

  return {
    listing,
    viewer: isKnown ? data.viewer : null,
    who: status === 'visitor' ? 'visitor' : status === 'user' && isKnown ? 'user' : 'unknown',
    receive,
    refresh,
  }
}

function useRefreshSoon(refetch: () => void): () => void {
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      clearTimeout(pending.current)
      pending.current = undefined
    },
    [],
  )
  return () => {
    pending.current ??= setTimeout(() => {
      pending.current = undefined
      refetch()
    }, min_pause)
  }
}
