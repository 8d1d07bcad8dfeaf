import type { Frequency } from '#domains/finance/common/repayments.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { fact } from '#platform/server/jobs/outbox.ts'

/** Sent to the dealer who sells the vehicle, not to a lender. */
export const dealerFinanceEnquired = fact<{
  listing_id: ListingId
  buyer_id: AccountId
  price_cents: number
  deposit_cents: number
  term_months: number
  frequency: Frequency
  repayment_cents: number
}>('finance.dealer-enquired')
