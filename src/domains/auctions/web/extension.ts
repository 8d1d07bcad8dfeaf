import type { BidRow } from '#domains/auctions/common/bidding.ts'

const minute = 60_000
/** A bid and the extension that it caused have almost the same time. */
const apart_ms = 1_000

/** Null if no bid extended the auction. */
export function extensionMinutes(bids: readonly BidRow[], closes_at: string | null): number | null {
  const [latest] = bids.filter(({ extended }) => extended).toSorted((a, b) => b.sequence - a.sequence)
  if (!latest || closes_at === null) return null
  const after = Date.parse(closes_at) - Date.parse(latest.placed_at)
  const minutes = Math.round(after / minute)
  return minutes > 0 && Math.abs(after - minutes * minute) < apart_ms ? minutes : null
}
