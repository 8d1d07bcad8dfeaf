import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { fact } from '#platform/server/jobs/outbox.ts'

interface OfTrade {
  trade_id: number
  listing_id: ListingId
  seller_id: AccountId
  buyer_id: AccountId
}

export const handoverLocked = fact<OfTrade>('handover.locked')

export const handoverUnlocked = fact<OfTrade>('handover.unlocked')
