import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { fact } from '#platform/server/jobs/outbox.ts'
import type { DB } from '#platform/server/database/db-types.ts'

export const tradePaymentMoved = fact<{
  payment_id: number
  trade_id: number
  listing_id: ListingId
  buyer_id: AccountId
  seller_id: AccountId
  action: DB['trade_payment_moves']['action']
  amount_cents: number
  reason: string
  /** When it will be released by itself. */
  release_at: string | null
}>('trade-payment.moved')

export const payoutMoved = fact<{
  payout_id: number
  trade_id: number
  listing_id: ListingId
  seller_id: AccountId
  amount_cents: number
  action: 'sent' | 'failed'
}>('payout.moved')

export const paymentSignFound = fact<{
  payment_id: number
  trade_id: number
  listing_id: ListingId
  buyer_id: AccountId
  seller_id: AccountId
  kind: DB['payment_signs']['kind']
  detail: string
}>('trade-payment.sign-found')
