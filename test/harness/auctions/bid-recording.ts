import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Line } from './auction-reference.ts'

export const anomalyNames = [
  'acknowledged_bid_lost',
  'phantom_bid',
  'accepted_after_close',
  'duplicate_sequence',
  'sequence_gap',
  'price_not_by_the_rules',
  'bid_not_by_the_rules',
  'closing_time_not_by_the_rules',
  'wrong_leader',
  'final_price_differs',
  'two_trades_for_one_listing',
  'bid_after_buy_now',
  'buy_now_not_standing',
  'acknowledged_buy_now_lost',
  'phantom_buy_now',
  'trade_missing',
  'trade_with_wrong_buyer_or_price',
  'closed_twice',
  'closed_before_time',
  'real_time_order_violation',
] as const
export type AnomalyName = (typeof anomalyNames)[number]

export type Anomaly = { name: AnomalyName; listing_id: ListingId; detail: string }

export type RecordedAuction = {
  listing_id: ListingId
  seller_id: AccountId
  start_price_cents: number
  reserve_price_cents: number | null
  buy_now_price_cents: number | null
  closes_at: Date
  lowered?: { after_sequence: number; reserve_price_cents: number }
}

/** Price, leader and closing time are those right after the bid. */
export type RecordedBid = {
  listing_id: ListingId
  sequence: number
  bidder_id: AccountId
  max_cents: number
  price_cents: number
  leader_id: AccountId
  placed_at: Date
  closes_at: Date
  /**
   * The database's clock when the row was written (a column the test adds, `default
   * clock_timestamp()`). Reveals a clock read before the lock. Omit it if several bids share a
   * transaction.
   */
  written_at?: Date
}

export type RecordedDeal = {
  listing_id: ListingId
  price_cents: number
  leader_id: AccountId | null
  leader_max_cents: number | null
  bid_count: number
  closes_at: Date | null
  closed_at: Date | null
}

export type RecordedClosing = { listing_id: ListingId; outcome: string; at: Date }

export type RecordedTrade = {
  listing_id: ListingId
  buyer_id: AccountId
  price_cents: number
  how: string
  agreed_at: Date
}

/**
 * A call as its client saw it, on one clock for all clients. Calls with the same `operation_id` are
 * retries. `unknown` means no answer, so it may or may not have happened.
 */
export type RecordedCall = {
  operation_id: string
  kind: 'bid' | 'buy_now'
  listing_id: ListingId
  bidder_id: AccountId
  max_cents: number | null
  started_at: Date
  ended_at: Date
  outcome: 'ok' | 'refused' | 'unknown'
  sequence: number | null
}

export type Recording = {
  auctions: readonly RecordedAuction[]
  bids: readonly RecordedBid[]
  deals: readonly RecordedDeal[]
  closings: readonly RecordedClosing[]
  trades: readonly RecordedTrade[]
  calls: readonly RecordedCall[]
}

export type Case = {
  auction: RecordedAuction
  bids: RecordedBid[]
  deal: RecordedDeal | undefined
  closings: RecordedClosing[]
  trades: RecordedTrade[]
  calls: RecordedCall[]
  expected: Line[]
}

export type Report = (name: AnomalyName, detail: string) => void
