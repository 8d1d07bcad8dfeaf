import type { BidRow, LiveBid, LiveBids } from '#domains/auctions/common/bidding.ts'

export interface HeardBids {
  bids: ReadonlyMap<number, LiveBid>
  last_sequence: number
  voids: number
}

/** A page keeps about as many as it loads. */
const most_kept = 100

/** Bids never change and are never taken away, so neither a late message nor one that comes twice spoils anything. */
export function hearBids(before: HeardBids | null, { latest, last_sequence, voids }: LiveBids): HeardBids {
  const known = [...(before?.bids.values() ?? []), ...latest]
  const last = Math.max(before?.last_sequence ?? 0, last_sequence)
  return {
    bids: new Map(
      known.filter((bid) => bid.sequence > last - most_kept).map((bid) => [bid.sequence, bid] as const),
    ),
    last_sequence: last,
    voids: Math.max(before?.voids ?? 0, voids),
  }
}

/** The rows of a void are told by no message. Where nothing was heard before, by what is known of all. */
export function hasNewVoid(
  before: HeardBids | null,
  { voids }: LiveBids,
  { items, total }: { items: BidRow[]; total: number },
): boolean {
  if (before) return voids > before.voids
  const known = new Set(items.filter((bid) => bid.voided).map((bid) => bid.pseudonym)).size
  return items.length === total ? voids > known : voids > 0
}

interface Known {
  items: BidRow[]
  total: number
}

export interface BidsNow extends Known {
  /** Something was missed, or is mine: only the server knows how far I bid. */
  is_behind: boolean
}

/** What was read, and what was heard since if nothing between is missing. */
export function addHeard(
  { items, total }: Known,
  heard: HeardBids | null,
  { listing_id, me }: { listing_id: number; me: string | null },
): BidsNow {
  const last_read = items[0]?.sequence ?? 0
  if (!heard || heard.last_sequence <= last_read) return { items, total, is_behind: false }
  const newer = [...heard.bids.values()].filter(({ sequence }) => sequence > last_read)
  if (newer.length < heard.last_sequence - last_read) return { items, total, is_behind: true }
  const rows = newer
    .toSorted((a, b) => b.sequence - a.sequence)
    .map((bid): BidRow => ({
      ...bid,
      listing_id,
      is_mine: bid.pseudonym === me,
      my_max_cents: null,
      voided: null,
    }))
  return {
    items: [...rows, ...items],
    total: total + rows.length,
    is_behind: rows.some(({ is_mine }) => is_mine),
  }
}
