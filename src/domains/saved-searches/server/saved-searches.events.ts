import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { fact } from '#platform/server/jobs/outbox.ts'

export const savedSearchesMatched = fact<{
  listing_id: ListingId
  owners: { account_id: AccountId; saved_search_ids: number[] }[]
}>('saved-searches.matched')

export const savedSearchesDigested = fact<{
  account_id: AccountId
  alerts: 'daily' | 'weekly'
  /** `count` includes all; the listings are the newest of them. */
  searches: { saved_search_id: number; count: number; listing_ids: ListingId[] }[]
}>('saved-searches.digested')
