import { selectListingCards } from '#domains/listings/server/listings.service.ts'
import {
  type disputeReview,
  maxDisputable,
  type removeReview,
  type upholdReview,
  type Review,
  type listDueReviews,
} from '#domains/reviews/common/reviews.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import type { OperationValues, OperationReply } from '#platform/common/operation.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import { refuse } from '#platform/server/refusal.ts'
import { selectDue } from './due.queries.ts'
import { reviewDisputed, reviewRemoved, reviewUpheld } from './reviews.events.ts'
import { lockReview, selectReview } from './reviews.queries.ts'
import { getDisputeState, isShown, mayDispute, maySee, reviewableUntil } from './reviews.rules.ts'
import { viewReview } from './reviews.view.ts'
import * as t from '#domains/reviews/texts.ts'

export function openReviewDispute(
  db: Db,
  accountId: AccountId,
  { review_id: reviewId, reason }: OperationValues<typeof disputeReview>,
): Promise<Review> {
  return transact(db, async (tx) => {
    const review = await lockReview(tx, reviewId)
    const now = await readClock(tx)
    const viewer = { id: accountId, type: 'user' } as const
    if (!review || review.about_id !== accountId || !maySee(review, viewer, now)) {
      return refuse('not_found')
    }
    if (review.disputed_at) refuse('already_disputed')
    if (!mayDispute(review, accountId, now)) {
      refuse('review_closed', {
        message: review.removed_at
          ? t.this_review_has_been_removed()
          : t.you_can_only_dispute_a_review_of_max({ max_disputable: maxDisputable }),
      })
    }
    await tx
      .insertInto('review_disputes')
      .values({ review_id: reviewId, disputed_by: accountId, reason, disputed_at: now })
      .execute()
    const { listing_id: listingId, author_id: authorId, about_id: aboutId } = review
    await recordEvent(tx, reviewDisputed, {
      review_id: reviewId,
      listing_id: listingId,
      author_id: authorId,
      about_id: aboutId,
      reason,
    })
    return viewReview(must(await selectReview(tx, reviewId), 'review'), viewer)
  })
}

export function upholdDisputedReview(
  db: Db,
  actorId: AccountId,
  { id, word }: OperationValues<typeof upholdReview>,
): Promise<Review> {
  return transact(db, async (tx) => {
    const review = (await lockReview(tx, id)) ?? refuse('not_found')
    if (!review.disputed_at || review.outcome || review.removed_at) {
      refuse('review_closed', { message: t.this_review_has_no_open_dispute() })
    }
    await endDispute(tx, { id, actor_id: actorId, outcome: 'upheld', word })
    const { listing_id: listingId, author_id: authorId, about_id: aboutId } = review
    await recordAudit(tx, {
      actor_id: actorId,
      action: 'review.upheld',
      subject_kind: 'review',
      subject_id: id,
      reason: word,
    })
    await recordEvent(tx, reviewUpheld, {
      review_id: id,
      listing_id: listingId,
      author_id: authorId,
      about_id: aboutId,
      word,
    })
    return viewReview(must(await selectReview(tx, id), 'review'), { id: actorId, type: 'admin' })
  })
}

/**
 * The row remains, so its author can't write another.
 * @param reason for its author
 * @param word for the person it's about
 */
export function removeDisputedReview(
  db: Db,
  actorId: AccountId,
  { id, reason, word, dispute }: OperationValues<typeof removeReview>,
): Promise<void> {
  return transact(db, async (tx) => {
    const review = (await lockReview(tx, id)) ?? refuse('not_found')
    if (review.removed_at) {
      refuse('review_closed', { message: t.this_review_has_already_been_removed() })
    }
    if (dispute !== undefined && dispute !== getDisputeState(review)) {
      refuse('review_closed', { message: t.the_dispute_changed_meanwhile() })
    }
    const now = await readClock(tx)
    await tx
      .updateTable('reviews')
      .set({
        removed_at: now,
        removed_by: actorId,
        removal_reason: reason,
        // Prevents a later notification that it is shown.
        announced_at: review.announced_at ?? now,
      })
      .where('id', '=', id)
      .execute()
    if (review.disputed_at && !review.outcome) {
      await endDispute(tx, { id, actor_id: actorId, outcome: 'removed', word: word ?? '' })
    }
    const {
      listing_id: listingId,
      author_id: authorId,
      about_id: aboutId,
      half_stars: halfStars,
      text,
    } = review
    await recordAudit(tx, {
      actor_id: actorId,
      action: 'review.removed',
      subject_kind: 'review',
      subject_id: id,
      reason,
      before: { rating: halfStars / 2, text },
    })
    const wasShown = isShown(review, now)
    await recordEvent(tx, reviewRemoved, {
      review_id: id,
      listing_id: listingId,
      author_id: authorId,
      about_id: aboutId,
      reason,
      word: word ?? null,
      was_shown: wasShown,
    })
    await publishTopic(tx, `seller:${aboutId}`)
  })
}

async function endDispute(
  tx: Tx,
  {
    id,
    actor_id: actorId,
    outcome,
    word,
  }: { id: number; actor_id: AccountId; outcome: 'upheld' | 'removed'; word: string },
): Promise<void> {
  await tx
    .updateTable('review_disputes')
    .set({ outcome, outcome_word: word, decided_by: actorId, decided_at: await readClock(tx) })
    .where('review_id', '=', id)
    .execute()
}

export async function readDue(
  db: Db,
  accountId: AccountId,
  paging: { page: number; limit: number },
): Promise<OperationReply<typeof listDueReviews>> {
  const { rows, total } = await selectDue(db, accountId, paging)
  const cards = await selectListingCards(
    db,
    rows.map((row) => row.listing_id),
  )
  const pictures = new Map(cards.map(({ id, cover }) => [id, cover?.thumb_url ?? null]))
  const items = rows.map((row) => ({
    trade_id: row.id,
    listing: {
      id: row.listing_id,
      type: row.type,
      title: row.title,
      thumb_url: pictures.get(row.listing_id) ?? null,
    },
    other: { id: row.other_id, display_name: row.display_name },
    role: row.buyer_id === accountId ? ('buyer' as const) : ('seller' as const),
    agreed_at: row.agreed_at.toISOString(),
    until: reviewableUntil(row.agreed_at).toISOString(),
    other_has_written: row.other_has_written,
  }))
  return { items, total, ...paging }
}
