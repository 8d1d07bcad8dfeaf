import { blindDays, lateChangeDays, maxDisputable, reviewDays } from '#domains/reviews/common/reviews.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { allowed, rejected, type Verdict } from '#platform/common/verdict.ts'
import * as t from '#domains/reviews/texts.ts'

const day = 86_400_000

type TradeStatus = 'unconfirmed' | 'agreed' | 'paid' | 'sent' | 'completed' | 'disputed' | 'cancelled'

/** The goods were received, or the sale fell through. */
export const reviewableStatuses = ['completed', 'cancelled'] as const

export const reviewableUntil = (agreedAt: Date) => new Date(agreedAt.getTime() + reviewDays * day)

interface ReviewedTrade {
  status: TradeStatus
  agreed_at: Date
  /** The named buyer said that they didn't buy it. */
  was_denied: boolean
}

export function judgeReviewing(
  { status, agreed_at: agreedAt, was_denied: wasDenied }: ReviewedTrade,
  now: Date,
): Verdict {
  if (status === 'unconfirmed') return rejected(t.the_buyer_hasnt_confirmed_this_sale())
  if (wasDenied) return rejected(t.this_sale_was_cancelled_so_theres())
  if (!reviewableStatuses.some((one) => one === status)) return rejected(t.you_can_review_once_its_received())
  if (now <= reviewableUntil(agreedAt)) return allowed
  return rejected(t.you_can_review_a_trade_for_review_days({ review_days: reviewDays }))
}

export const shownAlone = (writtenAt: Date) => new Date(writtenAt.getTime() + blindDays * day)

export interface ReviewState {
  author_id: AccountId
  about_id: AccountId
  half_stars: number
  shown_at: Date
  changed_late_at: Date | null
  replied_at: Date | null
  removed_at: Date | null
  disputed_at: Date | null
}

export const isShown = ({ shown_at: shownAt }: Pick<ReviewState, 'shown_at'>, now: Date) => shownAt <= now

export const getDisputeState = ({
  disputed_at: disputedAt,
  outcome,
}: {
  disputed_at: Date | null
  outcome: 'upheld' | 'removed' | null
}) => (disputedAt === null ? 'none' : (outcome ?? 'open'))

export type Viewer = { id: AccountId; type: 'user' | 'admin' } | null

/**
 * Author and admins always may; everyone else once it's shown; a removed one only the reviewed
 * person.
 */
export function maySee(review: ReviewState, viewer: Viewer, now: Date): boolean {
  if (viewer && (viewer.type === 'admin' || viewer.id === review.author_id)) return true
  if (!isShown(review, now)) return false
  if (review.removed_at === null) return true
  return viewer?.id === review.about_id && isShown(review, review.removed_at)
}

export function mayChange(review: ReviewState, accountId: AccountId, now: Date): boolean {
  if (review.author_id !== accountId || review.removed_at) return false
  if (!isShown(review, now)) return true
  const ends = review.shown_at.getTime() + lateChangeDays * day
  return review.changed_late_at === null && now.getTime() <= ends
}

const isForReviewed = (review: ReviewState, accountId: AccountId, now: Date) =>
  review.about_id === accountId && review.removed_at === null && isShown(review, now)

export const mayReply = (review: ReviewState, accountId: AccountId, now: Date): boolean =>
  isForReviewed(review, accountId, now) && review.replied_at === null

export const mayDispute = (review: ReviewState, accountId: AccountId, now: Date): boolean =>
  isForReviewed(review, accountId, now) &&
  review.half_stars <= maxDisputable * 2 &&
  review.disputed_at === null
