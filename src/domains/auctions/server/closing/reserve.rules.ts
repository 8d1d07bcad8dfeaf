/** trading-rules.md, "Buy now, reserve, edits". Amounts are whole cents. */
import { reserveState } from '#domains/deals/common/price-ladder.ts'
import { buyNowLeft, isAmount, isOpen, type AuctionState } from '../bidding.rules.ts'
import { customaryRules, type TradingRules } from '../price.rules.ts'

export type ReserveLowering = {
  reserveCents: number
  firstReserveCents: number
  loweredBefore: boolean
  at: Date
}

export type ReserveLoweringRefusal =
  | 'listing_closed'
  | 'no_reserve'
  | 'reserve_already_lowered'
  | 'reserve_lowering_too_late'
  | 'amount_not_valid'
  | 'reserve_not_lower'
  | 'reserve_too_low'

export type ReserveLoweringDecision =
  | { outcome: 'accepted'; next: AuctionState; reserve_newly_met: boolean; buyNowRemoved: boolean }
  | { outcome: 'refused'; key: ReserveLoweringRefusal; minimum_cents?: number }

/**
 * For an auction with a bid; until then the reserve is an ordinary edit. Once per auction, to no
 * less than half of the first reserve, not in the last hour (which begins exactly an hour before
 * closes_at). The price doesn't change (rule 5); a price that already reaches the new reserve meets
 * it at once, which also ends buy-now. `minimumCents` comes with `reserve_too_low`.
 */
export function decideReserveLowering(
  auction: AuctionState,
  lowering: ReserveLowering,
  rules: TradingRules = customaryRules,
): ReserveLoweringDecision {
  const refusal = getRefusal(auction, lowering, rules)
  if (refusal) return { outcome: 'refused', ...refusal }

  const lowered = { ...auction, reserve_price_cents: lowering.reserveCents }
  const next = { ...lowered, buy_now_price_cents: buyNowLeft(lowered) }
  return {
    outcome: 'accepted',
    next,
    reserve_newly_met: reserveState(next) === 'met' && reserveState(auction) !== 'met',
    buyNowRemoved: auction.buy_now_price_cents !== null && next.buy_now_price_cents === null,
  }
}

function getRefusal(
  auction: AuctionState,
  lowering: ReserveLowering,
  rules: TradingRules,
): { key: ReserveLoweringRefusal; minimum_cents?: number } | null {
  const { reserveCents, firstReserveCents, loweredBefore, at } = lowering
  if (!isOpen(auction, at)) return { key: 'listing_closed' }
  if (auction.reserve_price_cents === null) return { key: 'no_reserve' }
  if (loweredBefore) return { key: 'reserve_already_lowered' }
  if (auction.closes_at.getTime() - at.getTime() <= rules.reserve_freeze_ms) {
    return { key: 'reserve_lowering_too_late' }
  }
  if (!isAmount(reserveCents)) return { key: 'amount_not_valid' }
  if (reserveCents >= auction.reserve_price_cents) return { key: 'reserve_not_lower' }
  const minimumCents = Math.ceil((firstReserveCents * rules.reserve_floor_percent) / 100)
  return reserveCents < minimumCents ? { key: 'reserve_too_low', minimum_cents: minimumCents } : null
}
