import type { ReserveState } from '#domains/deals/common/price-ladder.ts'
import type { TradingRules } from '#domains/deals/common/trading-rules.ts'

export interface LedgerTerms {
  start_price_cents: number
  reserve_price_cents: number | null
  buy_now_price_cents: number | null
  closes_at: Date | null
}

interface AuctionFigures {
  price_cents: number
  reserve_state: ReserveState
}

/**
 * Bidders have their pseudonyms. `max_cents` and `reserve_price_cents` are secrets: the row
 * contains a commitment, and the amount is stored separately with its salt.
 */
export type LedgerEntry = { at: Date } & (
  | ({ kind: 'terms_changed' } & LedgerTerms)
  | ({ kind: 'bid'; sequence: number; bidder: string; max_cents: number; leader: string } & AuctionFigures)
  | { kind: 'extension'; closes_at: Date; reason: 'late_bid' | 'outage' | 'before_the_ledger' }
  | { kind: 'reserve_lowered'; reserve_price_cents: number; reserve_state: ReserveState }
  | ({ kind: 'void'; bidder: string; by: 'seller' | 'house'; leader: string | null } & AuctionFigures)
  | { kind: 'maximum_lowered'; bidder: string; max_cents: number }
  | { kind: 'stood_still' }
  | { kind: 'went_on'; closes_at: Date }
  | {
      kind: 'closing'
      closes_at: Date
      outcome: 'sold' | 'unsold'
      price_cents: number | null
      winner: string | null
      reserve_state: ReserveState
    }
  | { kind: 'bought_now'; price_cents: number }
  | { kind: 'offer_accepted'; price_cents: number }
  | { kind: 'withdrawal'; by: 'seller' | 'house' }
  | { kind: 'marked_sold' }
)

export type LedgerOpening = {
  kind: 'opening'
  at: Date
  written_at: Date | null
  rules: TradingRules
} & LedgerTerms
