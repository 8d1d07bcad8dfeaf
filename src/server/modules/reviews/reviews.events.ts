import { fact } from '#server/platform/jobs/outbox.ts'

interface OfReview {
  review_id: number
  listing_id: number
  author_id: number
  about_id: number
}

/** One side has written; what, stays hidden. */
export const reviewWritten = fact<OfReview>('review.written')

/** From now on everyone sees it. */
export const reviewShown = fact<OfReview>('review.shown')

/** Its author changed what was shown already. */
export const reviewChanged = fact<OfReview>('review.changed')

export const reviewReplied = fact<OfReview & { reply: string }>('review.replied')

export const reviewDisputed = fact<OfReview & { reason: string }>('review.disputed')

/** An admin let a disputed review stand. */
export const reviewUpheld = fact<OfReview & { word: string }>('review.upheld')

/** An admin removed it; the reviewed has only seen it if it was shown. */
export const reviewRemoved = fact<OfReview & { reason: string; was_shown: boolean }>('review.removed')
