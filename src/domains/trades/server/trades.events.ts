import type { TradeMove, TradeStatus } from '#domains/trades/common/trades.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { fact } from '#platform/server/jobs/outbox.ts'

export const tradeAnswered = fact<{
  trade_id: number
  listing_id: ListingId
  seller_id: AccountId
  buyer_id: AccountId
  answer: 'confirmed' | 'denied'
}>('trade.answered')

export const tradeMoved = fact<{
  trade_id: number
  listing_id: ListingId
  seller_id: AccountId
  buyer_id: AccountId
  side: TradeMove['side']
  action: TradeMove['action']
  from_status: TradeMove['from_status']
  to_status: TradeMove['to_status']
  reason: string
}>('trade.moved')

export const tradeUnfinished = fact<{
  trade_id: number
  listing_id: ListingId
  seller_id: AccountId
  buyer_id: AccountId
  day: 3 | 7
}>('trade.unfinished')

/** Put on hold, or released: the buyer shouldn't pay meanwhile. */
export const tradeSuspended = fact<{
  trade_id: number
  listing_id: ListingId
  buyer_id: AccountId
  is_held: boolean
  status: TradeStatus
}>('trade.held')

export const tradeDisputeWrittenIn = fact<{
  trade_id: number
  listing_id: ListingId
  seller_id: AccountId
  buyer_id: AccountId
  side: TradeMove['side']
  text: string
}>('trade.dispute-written-in')
