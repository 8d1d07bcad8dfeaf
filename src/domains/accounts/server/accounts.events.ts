import type { AccountId } from '#platform/common/ids.ts'
import { fact } from '#platform/server/jobs/outbox.ts'

export const accountDeleted = fact<{ account_id: AccountId }>('account.deleted')

export const sellerKindChanged = fact<{ account_id: AccountId }>('account.seller-kind-changed')

export const paymentDetailsChanged = fact<{
  account_id: AccountId
  is_first: boolean
}>('account.payment-details-changed')
