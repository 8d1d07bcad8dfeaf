import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { fact } from '#platform/server/jobs/outbox.ts'

interface OfReview {
  review_id: number
  listing_id: ListingId
  author_id: AccountId
  about_id: AccountId
}

export const reviewWritten = fact<OfReview>('review.written')

export const reviewShown = fact<OfReview>('review.shown')

export const reviewChanged = fact<OfReview>('review.changed')

export const reviewReplied = fact<OfReview & { reply: string }>('review.replied')

export const reviewDisputed = fact<OfReview & { reason: string }>('review.disputed')

export const reviewUpheld = fact<OfReview & { word: string }>('review.upheld')

/** The reviewed person has seen it only if it was shown. */
export const reviewRemoved = fact<
  OfReview & {
    reason: string
    /** For the person it's about; missing in events from before it existed. */
    word?: string | null
    was_shown: boolean
  }
>('review.removed')
