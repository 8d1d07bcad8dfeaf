import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { readClock } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/db.ts'

export interface PastReview {
  author_id: AccountId
  about_id: AccountId
  about_role: 'buyer' | 'seller'
  half_stars: number
  text: string
  written_at: Date
  shown_at: Date
  reply: string | null
  replied_at: Date | null
}

export async function recordPastReviews(
  tx: Tx,
  { trade_id: tradeId, listing_id: listingId }: { trade_id: number; listing_id: ListingId },
  reviews: readonly PastReview[],
): Promise<void> {
  if (reviews.length === 0) return
  const now = await readClock(tx)
  await tx
    .insertInto('reviews')
    .values(
      reviews.map((review) => ({
        ...review,
        trade_id: tradeId,
        listing_id: listingId,
        announced_at: review.shown_at <= now ? review.shown_at : null,
      })),
    )
    .execute()
}
