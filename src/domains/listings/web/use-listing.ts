import { useEffect, useEffectEvent } from 'react'
import {
  type Listing,
  type ListingViewer,
  type LiveListing,
  getListing,
} from '#domains/listings/common/listings.ts'
import { useDebouncedRefetch } from '#platform/web/live/debounced-refetch.ts'
import { useLive } from '#platform/web/live/live.ts'
import { useApiQuery, useInvalidate } from '#platform/web/loading/query.tsx'
import { serverNow } from '#platform/web/session/auth-store.ts'
import { useSession } from '#platform/web/session/session.ts'
import { useLiveListing } from './use-live-listing.ts'

/**
 * Updates the viewer's state by the listing's latest message. Other bids change only whether the
 * viewer leads, which the leader's name reveals.
 */
export function deriveViewer(fetched: Listing, now: LiveListing): ListingViewer | null {
  const { viewer } = fetched
  if (!viewer || now.deal_version <= fetched.deal_version) return viewer
  const isLeading = viewer.my_pseudonym !== null && now.leader_pseudonym === viewer.my_pseudonym
  return {
    ...viewer,
    is_leading: isLeading,
    // The limit of a bid whose message arrived before its reply isn't known yet.
    my_max_cents: isLeading && (viewer.my_max_cents ?? 0) < now.price_cents ? null : viewer.my_max_cents,
    // True until the next bid.
    may_lower_maximum: viewer.may_lower_maximum && isLeading && now.bid_count === fetched.bid_count,
    may_buy_now:
      viewer.may_buy_now &&
      now.buy_now_price_cents !== null &&
      now.quantity_left > 0 &&
      now.hold_until === fetched.hold_until,
  }
}

/**
 * Tells whether something changed that messages don't contain: the end, a change of the lead, or a
 * change without a bid (a void, a lowered reserve, bought items).
 */
export function isNewer(fetched: Listing, now: LiveListing): boolean {
  if (now.deal_version <= fetched.deal_version) return false
  if (now.status !== fetched.status) return true
  if (!fetched.viewer) return false
  if (now.bid_count <= fetched.bid_count) return true
  const derived = deriveViewer(fetched, now)
  return (
    derived?.is_leading !== fetched.viewer.is_leading || derived.my_max_cents !== fetched.viewer.my_max_cents
  )
}

export interface ListingNow {
  listing: Listing
  /** The viewer's relation to the listing; null for a visitor and until it is known. */
  viewer: ListingViewer | null
  /** Known from the account alone, so that its seller never sees the visitor's acts. */
  isSeller: boolean
  viewerKind: 'unknown' | 'visitor' | 'user'
  receive: (update: LiveListing) => void
  refresh: () => void
}

/** A hold ends without a message; this clock may be early by a message's latency. */
const holdSlackMs = 500

/** Rendered without a viewer, then updated for the viewer and by live messages. */
export function useListing(loaded: Listing): ListingNow {
  const { status, user } = useSession()
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

  const { hold_until: holdUntil } = listing
  useEffect(() => {
    if (holdUntil === null) return undefined
    const timer = setTimeout(() => follow(), Math.max(0, Date.parse(holdUntil) - serverNow()) + holdSlackMs)
    return () => clearTimeout(timer)
  }, [holdUntil])

  useLive(status === 'user' ? 'me' : null, (message) => {
    if (message.kind === 'notification' && message.listing_id === loaded.id) refreshSoon()
    if (message.kind === 'bidding' && message.listing_ids.includes(loaded.id)) refreshSoon()
  })

  return {
    listing: viewer ? { ...listing, viewer } : listing,
    viewer,
    isSeller: viewer ? viewer.is_seller : user?.id === loaded.seller.id,
    viewerKind: status === 'visitor' ? 'visitor' : status === 'user' && isKnown ? 'user' : 'unknown',
    receive,
    refresh,
  }
}
