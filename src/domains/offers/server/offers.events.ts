import type { OfferKind, OfferMove } from '#domains/offers/common/offers.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { fact } from '#platform/server/jobs/outbox.ts'

export const offerMoved = fact<{
  offer_id: number
  listing_id: ListingId
  seller_id: AccountId
  buyer_id: AccountId
  kind: OfferKind
  side: OfferMove['side']
  action: Exclude<OfferMove['action'], 'accepted'>
  amount_cents: number
  reason: OfferMove['reason']
}>('offer.moved')

export const offerAccepted = fact<{
  offer_id: number
  listing_id: ListingId
  seller_id: AccountId
  buyer_id: AccountId
  trade_id: number
  price_cents: number
  sold_out: boolean
}>('offer.accepted')
