import type { Listing, ListingViewer, LiveListing } from '#domains/listings/common/listings.ts'

/**
 * What I am to a listing by its latest message. Others' bids change nothing of mine but whether I lead, which the name of
 * the leader tells.
 */
export function deriveViewer(told: Listing, now: LiveListing): ListingViewer | null {
  const { viewer } = told
  if (!viewer || now.deal_version <= told.deal_version) return viewer
  const is_leading = viewer.my_pseudonym !== null && now.leader_pseudonym === viewer.my_pseudonym
  return {
    ...viewer,
    is_leading,
    // A bid of mine that arrived before its answer has a limit that isn't known here yet.
    my_max_cents: is_leading && (viewer.my_max_cents ?? 0) < now.price_cents ? null : viewer.my_max_cents,
    // Until the next bid.
    may_lower_maximum: viewer.may_lower_maximum && is_leading && now.bid_count === told.bid_count,
    may_buy_now: viewer.may_buy_now && now.buy_now_price_cents !== null && now.quantity_left > 0,
  }
}

/**
 * Whether something has changed that no message tells: that it ended, that I lead or no longer do, or what isn't a bid (a
 * void, a reserve that was lowered, pieces that were bought).
 */
export function hasMoreToTell(told: Listing, now: LiveListing): boolean {
  if (now.deal_version <= told.deal_version) return false
  if (now.status !== told.status) return true
  if (!told.viewer) return false
  if (now.bid_count <= told.bid_count) return true
  const derived = deriveViewer(told, now)
  return derived?.is_leading !== told.viewer.is_leading || derived.my_max_cents !== told.viewer.my_max_cents
}
