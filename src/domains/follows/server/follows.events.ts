import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { fact } from '#platform/server/jobs/outbox.ts'

export const followedSellerListed = fact<{
  seller_id: AccountId
  /** The newest of them, newest first. */
  listing_ids: ListingId[]
  count: number
  follower_ids: AccountId[]
}>('follows.seller-listed')
