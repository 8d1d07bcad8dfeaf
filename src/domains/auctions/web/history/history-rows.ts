import type { BidRow } from '#domains/auctions/common/bidding.ts'

export interface HistoryRow {
  key: string
  pseudonym: string
  is_mine: boolean
  isAuto: boolean
  /** True for the leader's own higher limit, which left the price unchanged. */
  isRaise: boolean
  /** Null for another's bid below a higher limit: their limit stays private. */
  price_cents: number | null
  bid: BidRow
}

/**
 * Latest first. A bid that didn't take the lead gives two rows: itself and the automatic bid that
 * beat it.
 */
export function historyRows(bids: readonly BidRow[]): HistoryRow[] {
  const me = bids.find(({ is_mine: isMine }) => isMine)?.pseudonym
  return bids.flatMap((bid, n) => {
    const {
      sequence,
      pseudonym,
      is_mine: isMine,
      leader,
      price_cents: priceCents,
      my_max_cents: myMaxCents,
    } = bid
    const own = { key: `${sequence}`, pseudonym, is_mine: isMine, isAuto: false, isRaise: false, bid }
    const before = bids[n + 1]
    const isRaise = before?.leader === pseudonym && before.price_cents === priceCents
    if (leader === pseudonym) return [{ ...own, isRaise, price_cents: priceCents }]
    const auto = { ...own, key: `${sequence} auto`, pseudonym: leader, is_mine: leader === me, isAuto: true }
    return [
      { ...auto, price_cents: priceCents },
      { ...own, price_cents: isMine ? myMaxCents : null },
    ]
  })
}
