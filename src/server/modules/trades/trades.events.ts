import { fact } from '#server/platform/outbox.ts'

/** Who was named as the buyer has said whether that is so. */
export const tradeAnswered = fact<{
  trade_id: number
  listing_id: number
  seller_id: number
  buyer_id: number
  answer: 'confirmed' | 'denied'
}>('trade.answered')
