import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { fact } from '#platform/server/jobs/outbox.ts'

export const watchersChanged = fact<{ listing_id: ListingId }>('watching.watchers-changed')

export const watchersCarriedOver = fact<{ listing_id: ListingId; account_ids: AccountId[] }>(
  'watching.carried-over',
)

/** The price came down to what they chose. */
export const watchedPriceReached = fact<{
  listing_id: ListingId
  price_cents: number
  watchers: { account_id: AccountId; threshold_cents: number }[]
}>('watching.price-reached')

export const watchedClosingSoon = fact<{
  listing_id: ListingId
  closes_at: string
  account_ids: AccountId[]
}>('watching.closing-soon')
