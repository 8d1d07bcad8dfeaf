/** trading-rules.md, "Buy now, reserve, edits". */
import { reserveState } from '#domains/deals/common/price-ladder.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { isAmount, isOpen, refused, type AuctionState } from '../bidding.rules.ts'
import {
  customaryRules,
  replayAuction,
  type AuctionTerms,
  type ReplayEntry,
  type TradingRules,
} from '../price.rules.ts'

export type Voiding = {
  bidder_id: AccountId
  by: 'seller' | 'house'
  at: Date
  terms: AuctionTerms
  /** In ledger order, without bidders voided earlier; this bidder's bids are included. */
  entries: readonly ReplayEntry[]
}

export type VoidDecision =
  | {
      outcome: 'accepted'
      next: AuctionState
      voided_bids: number
      price_changed: boolean
      leader_changed: boolean
      reserveLost: boolean
      /** The void may have exposed this leader's maximum, so they are notified and may lower it. */
      newLeaderId: number | null
    }
  | { outcome: 'refused'; key: 'listing_closed' | 'void_too_late' | 'no_bids_of_bidder' }

/**
 * Removes all bids of the bidder; the price is replayed from the rest and may fall. The closing
 * time and an ended buy-now don't change. The seller may not in the last 10 minutes, which begin
 * exactly 10 minutes before closes_at; Hoko may, when it suspends a bidder. The caller restricts
 * the bidder and collects the reason.
 */
export function decideVoid(
  auction: AuctionState,
  voiding: Voiding,
  rules: TradingRules = customaryRules,
): VoidDecision {
  if (!isOpen(auction, voiding.at)) return refused('listing_closed')
  if (voiding.by === 'seller' && auction.closes_at.getTime() - voiding.at.getTime() <= rules.void_freeze_ms) {
    return refused('void_too_late')
  }
  const rest = voiding.entries.filter((entry) => !isByBidder(voiding.bidder_id, entry))
  const voided = voiding.entries.filter(
    (entry) => entry.kind === 'bid' && isByBidder(voiding.bidder_id, entry),
  )
  if (voided.length === 0) return refused('no_bids_of_bidder')

  const next = { ...auction, ...replayAuction(voiding.terms, rest, rules) }
  const leaderChanged = next.leader_id !== auction.leader_id
  return {
    outcome: 'accepted',
    next,
    voided_bids: voided.length,
    price_changed: next.price_cents !== auction.price_cents,
    leader_changed: leaderChanged,
    reserveLost: reserveState(auction) === 'met' && reserveState(next) !== 'met',
    newLeaderId: leaderChanged ? next.leader_id : null,
  }
}

function isByBidder(bidderId: AccountId, entry: ReplayEntry): boolean {
  return entry.kind !== 'reserve_lowered' && entry.bidder_id === bidderId
}

export type MaximumLoweringRefusal =
  | 'listing_closed'
  | 'not_allowed_to_lower'
  | 'amount_not_valid'
  | 'maximum_not_lower'
  | 'maximum_below_price'

export type MaximumLoweringDecision =
  | { outcome: 'accepted'; next: AuctionState }
  | { outcome: 'refused'; key: MaximumLoweringRefusal; minimum_cents?: number }

/**
 * A leader who got the lead by a void may lower the maximum, once, to any amount not below the
 * price. `newLeaderId` is that void's new leader while no bid and no other lowering came since,
 * else null. Price and lead don't change: the price is never below the runner-up's maximum, and if
 * the two are equal the leader offered as much before the runner-up did (rule 3).
 */
export function decideMaximumLowering(
  auction: AuctionState,
  lowering: { bidder_id: AccountId; max_cents: number; newLeaderId: number | null; at: Date },
): MaximumLoweringDecision {
  const { bidder_id: bidderId, max_cents: maxCents, newLeaderId, at } = lowering
  if (!isOpen(auction, at)) return refused('listing_closed')
  if (auction.leader_id !== bidderId || newLeaderId !== bidderId || auction.leader_max_cents === null) {
    return refused('not_allowed_to_lower')
  }
  if (!isAmount(maxCents)) return refused('amount_not_valid')
  if (maxCents >= auction.leader_max_cents) return refused('maximum_not_lower')
  if (maxCents < auction.price_cents) {
    return { ...refused('maximum_below_price'), minimum_cents: auction.price_cents }
  }
  return { outcome: 'accepted', next: { ...auction, leader_max_cents: maxCents } }
}
