import { fact } from '#platform/server/jobs/outbox.ts'

interface OfTrade {
  trade_id: number
  listing_id: number
  seller_id: number
  buyer_id: number
}

export const handoverLocked = fact<OfTrade>('handover.locked')

export const handoverUnlocked = fact<OfTrade>('handover.unlocked')
