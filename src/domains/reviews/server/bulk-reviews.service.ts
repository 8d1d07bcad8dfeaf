import type { AccountId } from '#platform/common/ids.ts'
import { allowed, rejected, type Verdict } from '#platform/common/verdict.ts'
import type { BulkPlan } from '#platform/common/bulk.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import type { decideReviews, planReviews } from '#domains/reviews/common/review-table.ts'
import { recordUnchanged, recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { IdempotencyKey } from '#platform/server/http/call.ts'
import { decideOneByOne, planFor } from '#platform/server/http/decide-each.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import { refuse, refuseRejected } from '#platform/server/refusal.ts'
import { removeDisputedReview } from './disputes.service.ts'
import { lockReview, selectForBulk } from './reviews.queries.ts'
import * as t from '#domains/reviews/texts.ts'

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
