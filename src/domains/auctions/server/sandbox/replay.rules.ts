/** Replays a past auction by other rules. Pure. People bid the same, at the same moments. */
import type { AccountId } from '#platform/common/ids.ts'
import { closeOutcome, decideBid, type AuctionState } from '../bidding.rules.ts'
import { replayAuction, type ReplayEntry, type TradingRules } from '../price.rules.ts'

export type PastStep =
  | { kind: 'bid'; bidder_id: AccountId; max_cents: number; placed_at: Date }
  | { kind: 'reserve_lowered'; reserveCents: number }
  | { kind: 'maximum_lowered'; bidder_id: AccountId; max_cents: number }
  | { kind: 'voided'; bidder_id: AccountId }
  /** The new closing of an auction that had been paused. */
  | { kind: 'went_on'; from: Date; to: Date }
  /** Moved after an outage. */
  | { kind: 'moved'; to: Date }

export interface PastAuction {
  seller_id: AccountId
  start_price_cents: number
  /** The reserve before it was lowered. */
  reserve_price_cents: number | null
  /** The closing before any extension. */
  closes_at: Date
  rules: TradingRules
  steps: PastStep[]
}

export interface PastResult {
  outcome: 'sold' | 'unsold'
  price_cents: number | null
  winner_id: AccountId | null
  closes_at: Date
}

export interface Replay extends PastResult {
  extensions: number
  too_low: number
  too_late: number
}

interface ReplayState {
  state: AuctionState
  entries: ReplayEntry[]
  counts: Pick<Replay, 'extensions' | 'too_low' | 'too_late'>
}

export function replayPast(auction: PastAuction, rules: TradingRules): Replay {
  const {
    seller_id: sellerId,
    start_price_cents: startPriceCents,
    reserve_price_cents: reservePriceCents,
    closes_at: closesAt,
  } = auction
  const begun: AuctionState = {
    seller_id: sellerId,
    start_price_cents: startPriceCents,
    reserve_price_cents: reservePriceCents,
    closes_at: closesAt,
    price_cents: startPriceCents,
    leader_id: null,
    leader_max_cents: null,
    bid_count: 0,
    // If there were bids, buy now had ended or has no effect on the price.
    buy_now_price_cents: null,
    closed: false,
  }
  const counts = { extensions: 0, too_low: 0, too_late: 0 }
  const ended = auction.steps.reduce<ReplayState>((state, step) => takeStep(auction, state, step, rules), {
    state: begun,
    entries: [],
    counts,
  })
  const result = closeOutcome(ended.state)
  return {
    outcome: result.outcome,
    price_cents: ended.state.bid_count > 0 ? ended.state.price_cents : null,
    winner_id: result.outcome === 'sold' ? result.buyer_id : null,
    closes_at: ended.state.closes_at,
    ...ended.counts,
  }
}

function takeStep(
  auction: PastAuction,
  current: ReplayState,
  step: PastStep,
  rules: TradingRules,
): ReplayState {
  const { state, entries } = current
  const { closes_at: closesAt } = state
  switch (step.kind) {
    case 'bid':
      return takeBid(current, step, rules)
    case 'voided':
      return voidBids(auction, current, step.bidder_id, rules)
    case 'went_on':
      return withClosing(current, closesAt.getTime() + step.to.getTime() - step.from.getTime())
    case 'moved':
      return withClosing(current, Math.max(closesAt.getTime(), step.to.getTime()))
    case 'reserve_lowered':
      return {
        ...current,
        state: { ...state, reserve_price_cents: step.reserveCents },
        entries: [...entries, step],
      }
    case 'maximum_lowered':
    default:
      return lowerMaximum(current, step)
  }
}

function lowerMaximum(
  current: ReplayState,
  step: Extract<PastStep, { kind: 'maximum_lowered' }>,
): ReplayState {
  const { state, entries } = current
  if (state.leader_id !== step.bidder_id) return current
  const leaderMaxCents = Math.max(state.price_cents, step.max_cents)
  return {
    ...current,
    state: { ...state, leader_max_cents: leaderMaxCents },
    entries: [...entries, { ...step, max_cents: leaderMaxCents }],
  }
}

function takeBid(
  current: ReplayState,
  { kind, ...bid }: Extract<PastStep, { kind: 'bid' }>,
  rules: TradingRules,
): ReplayState {
  const { state, entries, counts } = current
  const decision = decideBid(state, bid, rules)
  if (decision.outcome === 'accepted') {
    const { bidder_id: bidderId, max_cents: maxCents } = bid
    return {
      state: decision.next,
      entries: [...entries, { kind, bidder_id: bidderId, max_cents: maxCents }],
      counts: { ...counts, extensions: counts.extensions + (decision.extended ? 1 : 0) },
    }
  }
  const why = decision.key === 'listing_closed' ? 'too_late' : 'too_low'
  return { ...current, counts: { ...counts, [why]: counts[why] + 1 } }
}

/** Does as `decideVoid`, for voids by the seller and by Hoko. */
function voidBids(
  auction: PastAuction,
  state: ReplayState,
  bidderId: AccountId,
  rules: TradingRules,
): ReplayState {
  const entries = state.entries.filter(
    (entry) => entry.kind === 'reserve_lowered' || entry.bidder_id !== bidderId,
  )
  return {
    ...state,
    entries,
    state: { ...state.state, ...replayAuction(auction, entries, rules) },
  }
}

const withClosing = (state: ReplayState, at: number): ReplayState => ({
  ...state,
  state: { ...state.state, closes_at: new Date(at) },
})

export const isSameResult = (one: PastResult, other: PastResult): boolean =>
  one.outcome === other.outcome &&
  one.price_cents === other.price_cents &&
  one.winner_id === other.winner_id &&
  one.closes_at.getTime() === other.closes_at.getTime()
