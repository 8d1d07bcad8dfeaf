import type { BidRow, LiveBid, LiveBids } from '#domains/auctions/common/bidding.ts'
import type { ListingId } from '#platform/common/ids.ts'

export interface MergedBids {
  bids: ReadonlyMap<number, LiveBid>
  last_sequence: number
  voids: number
}

/** The page stores about as many as it loads. */
const maxBids = 100

/** Bids never change and are never removed, so late or repeated messages do no harm. */
export function mergeLiveBids(
  before: MergedBids | null,
  { latest, last_sequence: lastSequence, voids }: LiveBids,
): MergedBids {
  const known = [...(before?.bids.values() ?? []), ...latest]
  const last = Math.max(before?.last_sequence ?? 0, lastSequence)
  return {
    bids: new Map(
      known.filter((bid) => bid.sequence > last - maxBids).map((bid) => [bid.sequence, bid] as const),
    ),
    last_sequence: last,
    voids: Math.max(before?.voids ?? 0, voids),
  }
}

/**
 * Messages don't name the rows of a void. Without earlier messages, compares with the latest state.
 */
export function hasNewVoid(
  before: MergedBids | null,
  { voids }: LiveBids,
  { items, total }: { items: BidRow[]; total: number },
): boolean {
  if (before) return voids > before.voids
  const known = new Set(items.filter((bid) => bid.voided).map((bid) => bid.pseudonym)).size
  return items.length === total ? voids > known : voids > 0
}

interface KnownBids {
  items: BidRow[]
  total: number
}

export interface BidsNow extends KnownBids {
  /** True if a message was missed or the bid is the viewer's: only the server knows their limit. */
  is_behind: boolean
}

/** The fetched bids, plus those from messages if none between is missing. */
export function addReceived(
  { items, total }: KnownBids,
  merged: MergedBids | null,
  { listing_id: listingId, me }: { listing_id: ListingId; me: string | null },
): BidsNow {
  const lastRead = items[0]?.sequence ?? 0
  if (!merged || merged.last_sequence <= lastRead) return { items, total, is_behind: false }
  const newer = [...merged.bids.values()].filter(({ sequence }) => sequence > lastRead)
  if (newer.length < merged.last_sequence - lastRead) return { items, total, is_behind: true }
  const rows = newer
    .toSorted((a, b) => b.sequence - a.sequence)
    .map((bid): BidRow => ({
      ...bid,
      listing_id: listingId,
      is_mine: bid.pseudonym === me,
      my_max_cents: null,
      voided: null,
    }))
  return {
    items: [...rows, ...items],
    total: total + rows.length,
    is_behind: rows.some(({ is_mine: isMine }) => isMine),
  }
}
