import type { TradeMove, TradeStatus } from '#contract/trades/trades.ts'
import { fact } from '#server/platform/jobs/outbox.ts'

/** Who was named as the buyer has said whether that is so. */
export const tradeAnswered = fact<{
  trade_id: number
  listing_id: number
  seller_id: number
  buyer_id: number
  answer: 'confirmed' | 'denied'
}>('trade.answered')

/** One step of a trade, by a side or the house. */
export const tradeMoved = fact<{
  trade_id: number
  listing_id: number
  seller_id: number
  buyer_id: number
  side: TradeMove['side']
  action: TradeMove['action']
  from_status: TradeMove['from_status']
  to_status: TradeMove['to_status']
  reason: string
}>('trade.moved')

/** It has been unfinished for so many days. */
export const tradeUnfinished = fact<{
  trade_id: number
  listing_id: number
  seller_id: number
  buyer_id: number
  day: 3 | 7
}>('trade.unfinished')

/** The seller's account was suspended, or is back: the buyer is kept from paying meanwhile. */
export const tradeHeld = fact<{
  trade_id: number
  listing_id: number
  buyer_id: number
  is_held: boolean
  status: TradeStatus
}>('trade.held')

/** A side, or the house, has written in an open dispute. */
export const tradeDisputeWrittenIn = fact<{
  trade_id: number
  listing_id: number
  seller_id: number
  buyer_id: number
  side: TradeMove['side']
  text: string
}>('trade.dispute-written-in')
