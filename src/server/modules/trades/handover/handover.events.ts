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

/** One side offered times, picked one or asked for others. */
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

/** Too many wrong codes were typed. */
export const handoverLocked = fact<OfTrade>('handover.locked')

/** The buyer made another code where too many wrong ones had been typed. */
export const handoverUnlocked = fact<OfTrade>('handover.unlocked')
