import { fact } from '#server/platform/jobs/outbox.ts'

/** An account is gone: what it had on the market follows, by whoever owns that. */
export const accountDeleted = fact<{ account_id: number }>('account.deleted')

/** From selling privately to selling in trade, or back. */
export const sellerKindChanged = fact<{ account_id: number }>('account.seller-kind-changed')

/** Where a seller's buyers pay is said, said otherwise, or said no more. */
export const paymentDetailsChanged = fact<{
  account_id: number
  is_first: boolean
}>('account.payment-details-changed')
