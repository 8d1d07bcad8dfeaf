import { fact } from '#platform/server/jobs/outbox.ts'

export const savedSearchesMatched = fact<{
  listing_id: number
  owners: { account_id: number; saved_search_ids: number[] }[]
}>('saved-searches.matched')

export const savedSearchesDigested = fact<{
  account_id: number
  alerts: 'daily' | 'weekly'
  /** `count` includes all; the listings are the newest of them. */
  searches: { saved_search_id: number; count: number; listing_ids: number[] }[]
}>('saved-searches.digested')
