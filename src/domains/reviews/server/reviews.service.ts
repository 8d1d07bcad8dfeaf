import type {
  changeReview,
  writeReview,
  Review,
  decideReviews,
  planReviews,
} from '#domains/reviews/common/reviews.ts'
import { recordUnchanged, recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import type { BulkPlan } from '#platform/common/bulk.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import type { OperationValues, OperationReply } from '#platform/common/operation.ts'
import { allowed, rejected, type Verdict } from '#platform/common/verdict.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import type { IdempotencyKey } from '#platform/server/http/call.ts'
import { decideOneByOne, planFor } from '#platform/server/http/decide-each.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import { refuse, refuseRejected } from '#platform/server/refusal.ts'
import { removeDisputedReview } from './disputes.service.ts'
import { reviewChanged, reviewReplied, reviewShown, reviewWritten } from './reviews.events.ts'
import {
  lockReview,
  lockTrade,
  lockUnannounced,
  selectReview,
  selectReviewsOfTrade,
  selectForBulk,
} from './reviews.queries.ts'
import {
  isShown,
  mayChange,
  mayReply,
  maySee,
  shownAlone,
  judgeReviewing,
  type Viewer,
} from './reviews.rules.ts'
import { viewReview } from './reviews.view.ts'
import * as t from '#domains/reviews/texts.ts'

export async function readReview(db: Db, id: number, viewer: Viewer): Promise<Review> {
  const row = await selectReview(db, id)
  if (!row || !maySee(row, viewer, row.now)) return refuse('not_found')
  return viewReview(row, viewer)
}

/** The second review of a trade shows both. */
export function saveNewReview(
  db: Db,
  authorId: AccountId,
  { trade_id: tradeId, rating, text }: OperationValues<typeof writeReview>,
): Promise<Review> {
  return transact(db, async (tx) => {
    const trade = (await lockTrade(tx, authorId, tradeId)) ?? refuse('not_found')
    const now = await readClock(tx)
    const written = await selectReviewsOfTrade(tx, tradeId)
    if (written.some((review) => review.author_id === authorId)) refuse('already_reviewed')
    refuseRejected(judgeReviewing(trade, now), 'not_reviewable')

    const [theirs] = written
    const isBuyer = trade.buyer_id === authorId
    const aboutId = isBuyer ? trade.seller_id : trade.buyer_id
    const { listing_id: listingId } = trade
    const { id } = await tx
      .insertInto('reviews')
      .values({
        trade_id: tradeId,
        listing_id: listingId,
        author_id: authorId,
        about_id: aboutId,
        about_role: isBuyer ? 'seller' : 'buyer',
        half_stars: rating * 2,
        text,
        written_at: now,
        shown_at: theirs ? now : shownAlone(now),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const mine = { id, listing_id: listingId, author_id: authorId, about_id: aboutId }
    if (theirs) {
      if (!isShown(theirs, now) && !theirs.removed_at) {
        await tx.updateTable('reviews').set({ shown_at: now }).where('id', '=', theirs.id).execute()
      }
      if (!theirs.announced_at) await announce(tx, theirs, now)
      await announce(tx, mine, now)
    } else {
      await recordEvent(tx, reviewWritten, {
        review_id: id,
        listing_id: listingId,
        author_id: authorId,
        about_id: aboutId,
      })
    }
    return viewReview(must(await selectReview(tx, id), 'review'), { id: authorId, type: 'user' })
  })
}

interface Announced {
  id: number
  listing_id: ListingId
  author_id: AccountId
  about_id: AccountId
}

async function announce(
  tx: Tx,
  { id, listing_id: listingId, author_id: authorId, about_id: aboutId }: Announced,
  now: Date,
): Promise<void> {
  await tx.updateTable('reviews').set({ announced_at: now }).where('id', '=', id).execute()
  await recordEvent(tx, reviewShown, {
    review_id: id,
    listing_id: listingId,
    author_id: authorId,
    about_id: aboutId,
  })
  await publishTopic(tx, `seller:${aboutId}`)
}

const announcedAtOnce = 200

export async function announceDue(db: Db): Promise<void> {
  let more = true
  while (more) {
    more = await transact(db, async (tx) => {
      const now = await readClock(tx)
      const due = await lockUnannounced(tx, now, announcedAtOnce)
      for (const review of due) await announce(tx, review, now)
      return due.length === announcedAtOnce
    })
  }
}

export function changeOwnReview(
  db: Db,
  accountId: AccountId,
  { id, rating, text, reply }: OperationValues<typeof changeReview>,
): Promise<Review> {
  return transact(db, async (tx) => {
    const review = await lockReview(tx, id)
    const now = await readClock(tx)
    const viewer = { id: accountId, type: 'user' } as const
    if (!review || !maySee(review, viewer, now)) return refuse('not_found')
    if (reply === undefined) await rewrite(tx, review, { account_id: accountId, rating, text, now })
    else await writeReply(tx, review, { account_id: accountId, reply, now })
    return viewReview(must(await selectReview(tx, id), 'review'), viewer)
  })
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockReview>>>

async function rewrite(
  tx: Tx,
  review: Locked,
  edit: { account_id: AccountId; rating: number | undefined; text: string | undefined; now: Date },
): Promise<void> {
  const { account_id: accountId, rating = review.half_stars / 2, text = review.text, now } = edit
  if (review.author_id !== accountId) refuse('not_found')
  if (!mayChange(review, accountId, now)) {
    refuse('review_closed', {
      message: t.you_can_change_a_review_until_its(),
    })
  }
  const {
    id: reviewId,
    half_stars: halfStars,
    listing_id: listingId,
    author_id: authorId,
    about_id: aboutId,
  } = review
  if (halfStars === rating * 2 && review.text === text) return
  await tx
    .insertInto('review_changes')
    .values({ review_id: reviewId, half_stars: halfStars, text: review.text, replaced_at: now })
    .execute()
  const isLate = isShown(review, now)
  await tx
    .updateTable('reviews')
    .set({ half_stars: rating * 2, text, changed_at: now, ...(isLate && { changed_late_at: now }) })
    .where('id', '=', reviewId)
    .execute()
  if (!isLate) return
  await recordEvent(tx, reviewChanged, {
    review_id: reviewId,
    listing_id: listingId,
    author_id: authorId,
    about_id: aboutId,
  })
  await publishTopic(tx, `seller:${aboutId}`)
}

async function writeReply(
  tx: Tx,
  review: Locked,
  { account_id: accountId, reply, now }: { account_id: AccountId; reply: string; now: Date },
): Promise<void> {
  if (review.about_id !== accountId) refuse('not_found')
  if (review.replied_at) refuse('already_replied')
  if (!mayReply(review, accountId, now)) refuse('review_closed')
  const { id: reviewId, listing_id: listingId, author_id: authorId, about_id: aboutId } = review
  await tx.updateTable('reviews').set({ reply, replied_at: now }).where('id', '=', reviewId).execute()
  await recordEvent(tx, reviewReplied, {
    review_id: reviewId,
    listing_id: listingId,
    author_id: authorId,
    about_id: aboutId,
    reply,
  })
  await publishTopic(tx, `seller:${aboutId}`)
}

type ReviewStatus = Pick<Awaited<ReturnType<typeof selectForBulk>>[number], 'removed_at' | 'outcome'>

function judgePuttingBack({ removed_at: removedAt, outcome }: ReviewStatus): Verdict {
  if (!removedAt) return rejected(t.this_review_isnt_removed())
  return outcome === 'removed' ? rejected(t.a_dispute_removed_this_review()) : allowed
}

export async function planForReviews(
  db: Db,
  { act, ...search }: OperationValues<typeof planReviews>,
): Promise<BulkPlan> {
  return planFor(await selectForBulk(db, search), (review) => {
    if (act === 'put_back') return judgePuttingBack(review)
    return review.removed_at ? rejected(t.this_review_has_already_been_removed()) : allowed
  })
}

export async function decideEachReview(
  db: Db,
  actorId: AccountId,
  { ids, act, reason }: OperationValues<typeof decideReviews>,
  idempotencyKey: IdempotencyKey | null,
): Promise<OperationReply<typeof decideReviews>> {
  return await decideOneByOne({
    db,
    onNothing: recordUnchanged,
    idempotencyKey,
    ids,
    decide: async (tx, id) => {
      if (act === 'remove') await removeDisputedReview(tx, actorId, { id, reason })
      else await putBack(tx, actorId, id, reason)
      return { id }
    },
  })
}

async function putBack(tx: Tx, actorId: AccountId, id: number, reason: string): Promise<void> {
  const review = (await lockReview(tx, id)) ?? refuse('not_found')
  refuseRejected(judgePuttingBack(review), 'validation_failed')
  await tx
    .updateTable('reviews')
    .set({ removed_at: null, removed_by: null, removal_reason: null })
    .where('id', '=', id)
    .execute()
  await recordAudit(tx, {
    actor_id: actorId,
    action: 'review.put-back',
    subject_kind: 'review',
    subject_id: id,
    reason,
    before: { reason: review.removal_reason },
  })
  await publishTopic(tx, `seller:${review.about_id}`)
}
