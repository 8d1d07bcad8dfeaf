import { fact } from '#server/platform/jobs/outbox.ts'

/** A listing came to fit saved searches whose owners want to know at once. */
export const savedSearchesMatched = fact<{
  listing_id: number
  owners: { account_id: number; saved_search_ids: number[] }[]
}>('saved-searches.matched')

/** What came to fit the saved searches of a member since the digest before. */
export const savedSearchesDigested = fact<{
  account_id: number
  alerts: 'daily' | 'weekly'
  /** `count` is of all; the listings are the newest of them. */
  searches: { saved_search_id: number; count: number; listing_ids: number[] }[]
}>('saved-searches.digested')
