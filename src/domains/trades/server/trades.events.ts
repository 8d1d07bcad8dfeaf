import type { TradeMove, TradeStatus } from '#domains/trades/common/trades.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { fact } from '#platform/server/jobs/outbox.ts'
import type { MeetingAction } from './meetings/meetings.rules.ts'

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
  /** The total that the step led to, or proposes; missing in facts from before. */
  total_cents?: number | null
}>('trade.moved')

export const tradeUnfinished = fact<{
  trade_id: number
  listing_id: ListingId
  seller_id: AccountId
  buyer_id: AccountId
  day: 3 | 7
}>('trade.unfinished')

/** The buyer hasn't chosen the delivery; after 48 hours the seller may. */
export const deliveryUnchosen = fact<{
  trade_id: number
  listing_id: ListingId
  seller_id: AccountId
  buyer_id: AccountId
  hours: 24 | 48
}>('trade.delivery-unchosen')

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

interface Span {
  starts_at: string
  ends_at: string
}

/** Leaves out the text, which is deleted with its writer's account. */
export const meetingMoved = fact<{
  /** Set for a viewing. */
  conversation_id: number | null
  /** Set for a pickup. */
  trade_id: number | null
  listing_id: ListingId
  actor_id: AccountId
  receiver_id: AccountId
  revision: number
  action: MeetingAction
  picked: Span | null
  /** It had been picked, and no longer applies. */
  dropped: Span | null
}>('meeting.moved')

interface OfTrade {
  trade_id: number
  listing_id: ListingId
  seller_id: AccountId
  buyer_id: AccountId
}

export const handoverLocked = fact<OfTrade>('handover.locked')

export const handoverUnlocked = fact<OfTrade>('handover.unlocked')
