import { fact } from '#platform/server/jobs/outbox.ts'

export const accountDeleted = fact<{ account_id: number }>('account.deleted')

export const sellerKindChanged = fact<{ account_id: number }>('account.seller-kind-changed')

export const paymentDetailsChanged = fact<{
  account_id: number
  is_first: boolean
}>('account.payment-details-changed')
