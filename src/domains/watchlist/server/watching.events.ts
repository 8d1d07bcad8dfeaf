import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { fact } from '#platform/server/jobs/outbox.ts'

export const watchersChanged = fact<{ listing_id: ListingId }>('watching.watchers-changed')

export const watchersCarriedOver = fact<{ listing_id: ListingId; account_ids: AccountId[] }>(
  'watching.carried-over',
)

export const watchedClosingSoon = fact<{
  listing_id: ListingId
  closes_at: string
  account_ids: AccountId[]
}>('watching.closing-soon')
