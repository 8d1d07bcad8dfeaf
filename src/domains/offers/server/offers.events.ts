import type { OfferKind, OfferMove } from '#domains/offers/common/offers.ts'
import { fact } from '#platform/server/jobs/outbox.ts'

export const offerMoved = fact<{
  offer_id: number
  listing_id: number
  seller_id: number
  buyer_id: number
  kind: OfferKind
  side: OfferMove['side']
  action: Exclude<OfferMove['action'], 'accepted'>
  amount_cents: number
  reason: OfferMove['reason']
}>('offer.moved')

export const offerAccepted = fact<{
  offer_id: number
  listing_id: number
  seller_id: number
  buyer_id: number
  trade_id: number
  price_cents: number
  sold_out: boolean
}>('offer.accepted')
