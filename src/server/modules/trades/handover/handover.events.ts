import { fact } from '#server/platform/jobs/outbox.ts'

interface OfTrade {
  trade_id: number
  listing_id: number
  seller_id: number
  buyer_id: number
}

interface Span {
  starts_at: string
  ends_at: string
}

export const pickupMoved = fact<
  OfTrade & {
    side: 'buyer' | 'seller'
    action: 'offered' | 'picked' | 'asked'
    place: string
    note: string
    picked: Span | null
    dropped: Span | null
  }
>('pickup.moved')

export const handoverLocked = fact<OfTrade>('handover.locked')

export const handoverUnlocked = fact<OfTrade>('handover.unlocked')
