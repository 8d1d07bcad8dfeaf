import type { Review, ReviewStats } from '#domains/reviews/common/reviews.ts'
import { formatRatingPercentage } from '#platform/common/formats/formats.ts'
import { must } from '#platform/common/must.ts'
import type { ReviewRow } from './reviews.queries.ts'
import { isShown, mayChange, mayDispute, mayReply, type Viewer } from './reviews.rules.ts'

export function viewReview(row: ReviewRow, viewer: Viewer): Review {
  const { now } = row
  const isUser = viewer?.type === 'user'
  return {
    id: row.id,
    trade_id: row.trade_id,
    listing: { id: row.listing_id, type: row.listing_type, title: row.listing_title },
    author: { id: row.author_id, display_name: row.author_name, avatar: row.author_avatar },
    about: { id: row.about_id, display_name: row.about_name, avatar: row.about_avatar },
    about_role: row.about_role,
    rating: row.half_stars / 2,
    text: row.text,
    written_at: row.written_at.toISOString(),
    is_after_reading: row.is_after_reading,
    changed_at: row.changed_at?.toISOString() ?? null,
    shown_at: row.shown_at.toISOString(),
    is_shown: isShown(row, now),
    reply:
      row.reply !== null && row.replied_at ? { text: row.reply, at: row.replied_at.toISOString() } : null,
    dispute: viewDispute(row, viewer),
    removed:
      row.removed_at && isParty(row, viewer)
        ? { at: row.removed_at.toISOString(), reason: findRemovalWord(row, viewer) }
        : null,
    may: {
      change: isUser && mayChange(row, viewer.id, now),
      reply: isUser && mayReply(row, viewer.id, now),
      dispute: isUser && mayDispute(row, viewer.id, now),
    },
  }
}

const isParty = ({ author_id: authorId, about_id: aboutId }: ReviewRow, viewer: Viewer) =>
  viewer !== null && (viewer.type === 'admin' || viewer.id === authorId || viewer.id === aboutId)

/** The reason goes to the author, the dispute's word to the person the review is about. */
const findRemovalWord = (row: ReviewRow, viewer: Viewer) =>
  (viewer?.type === 'user' && viewer.id === row.about_id ? row.outcome_word : row.removal_reason) ?? ''

function viewDispute(row: ReviewRow, viewer: Viewer): Review['dispute'] {
  if (!row.disputed_at || !isParty(row, viewer)) return null
  return {
    reason: must(viewer, 'viewer').id === row.author_id ? null : row.dispute_reason,
    at: row.disputed_at.toISOString(),
    outcome: row.outcome,
    word:
      row.outcome === 'removed' && must(viewer, 'viewer').id === row.author_id
        ? row.removal_reason
        : row.outcome_word,
    decided_at: row.decided_at?.toISOString() ?? null,
  }
}

interface ReviewCount {
  about_role: 'buyer' | 'seller'
  half_stars: number
  count: number
}

export function viewStats(ratings: readonly ReviewCount[]): ReviewStats {
  const all = computeAverage(ratings)
  return {
    ...all,
    percentage: all.average === null ? null : formatRatingPercentage(exactAverage(ratings)),
    distribution: Array.from({ length: 11 }, (_, step) => 10 - step).map((halfStars) => ({
      rating: halfStars / 2,
      count: countRatings(ratings.filter((one) => one.half_stars === halfStars)),
    })),
    as_buyer: computeAverage(ratings.filter(({ about_role: aboutRole }) => aboutRole === 'buyer')),
    as_seller: computeAverage(ratings.filter(({ about_role: aboutRole }) => aboutRole === 'seller')),
  }
}

const countRatings = (ratings: readonly ReviewCount[]) => ratings.reduce((sum, { count }) => sum + count, 0)

const exactAverage = (ratings: readonly ReviewCount[]) =>
  ratings.reduce((sum, { half_stars: halfStars, count }) => sum + halfStars * count, 0) /
  2 /
  countRatings(ratings)

function computeAverage(ratings: readonly ReviewCount[]) {
  const count = countRatings(ratings)
  return { average: count === 0 ? null : Math.round(exactAverage(ratings) * 100) / 100, count }
}
