import type { Listing, ListingViewer, LiveListing } from '#domains/listings/common/listings.ts'

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
    may_buy_now: viewer.may_buy_now && now.buy_now_price_cents !== null && now.quantity_left > 0,
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
