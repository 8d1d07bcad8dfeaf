import { sql } from 'kysely'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { publishTopics } from '#platform/server/live-hub.ts'

export interface RemovedText {
  listing_id: ListingId
  readerId: AccountId
  text: string
}

/** Locked, so that a parallel answer or change comes before or after. */
async function lockQuestion(tx: Tx, id: number) {
  return await tx
    .selectFrom('questions as q')
    .innerJoin('listings as l', 'l.id', 'q.listing_id')
    .select(['q.id', 'q.listing_id', 'q.asker_id', 'q.text', 'l.seller_id'])
    .where('q.id', '=', id)
    .forUpdate('q')
    .executeTakeFirstOrThrow()
}

type LockedQuestion = Awaited<ReturnType<typeof lockQuestion>>

/** The conversation of the two shows it as well as the listing. */
async function recordModerated(
  tx: Tx,
  { id, listing_id: listingId, asker_id: askerId, seller_id: sellerId }: LockedQuestion,
  at: Date,
): Promise<void> {
  await tx.updateTable('questions').set({ moderated_at: at }).where('id', '=', id).execute()
  await publishTopics(tx, [`questions:${listingId}`, `chat:${askerId}`, `chat:${sellerId}`])
}

const toSeller = ({ listing_id: listingId, seller_id: sellerId, text }: LockedQuestion): RemovedText => ({
  listing_id: listingId,
  readerId: sellerId,
  text,
})

const toAsker = (
  { listing_id: listingId, asker_id: askerId }: LockedQuestion,
  text: string,
): RemovedText => ({
  listing_id: listingId,
  readerId: askerId,
  text,
})

/** Null if it's gone already: withdrawn, or removed. */
export async function removeQuestion(
  tx: Tx,
  id: number,
  adminId: AccountId,
  at: Date,
): Promise<RemovedText | null> {
  const locked = await lockQuestion(tx, id)
  const withdrawn = await tx
    .insertInto('question_withdrawals')
    .values({ question_id: id, withdrawn_by: adminId, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('question_id')
    .executeTakeFirst()
  if (!withdrawn) return null
  await recordModerated(tx, locked, at)
  return toSeller(locked)
}

/** The unanswered question of a deleted account would have been withdrawn. */
export async function putBackQuestion(tx: Tx, id: number, at: Date): Promise<RemovedText> {
  const locked = await lockQuestion(tx, id)
  const { asker_id: askerId } = locked
  await tx
    .deleteFrom('question_withdrawals')
    .where('question_id', '=', id)
    .where('withdrawn_by', '<>', askerId)
    .where(
      sql<boolean>`(exists (select from accounts where id = ${askerId} and status <> 'deleted')
        or exists (select from question_answers where question_id = ${id} and removed_at is null))`,
    )
    .execute()
  await recordModerated(tx, locked, at)
  return toSeller(locked)
}

/** Includes its earlier versions; the seller may answer again. Null without any. */
export async function removeAnswer(tx: Tx, questionId: number, at: Date): Promise<RemovedText | null> {
  const locked = await lockQuestion(tx, questionId)
  const removed = await tx
    .updateTable('question_answers')
    .set({ removed_at: at })
    .where('question_id', '=', questionId)
    .where('removed_at', 'is', null)
    .returning(['revision', 'text'])
    .execute()
  const first = removed.toSorted((one, other) => one.revision - other.revision)[0]
  if (!first) return null
  await recordModerated(tx, locked, at)
  // Only the first version was notified.
  return toAsker(locked, first.text)
}

/** Restored below later answers of the seller. */
export async function putBackAnswer(
  tx: Tx,
  questionId: number,
  removedAt: Date,
  at: Date,
): Promise<RemovedText> {
  const locked = await lockQuestion(tx, questionId)
  const [first] = await tx
    .updateTable('question_answers')
    .set({ removed_at: null })
    .where('question_id', '=', questionId)
    .where('removed_at', '=', removedAt)
    .returning('text')
    .execute()
  await recordModerated(tx, locked, at)
  return toAsker(locked, first?.text ?? '')
}
