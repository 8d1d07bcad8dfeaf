import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'

export interface PastQuestion {
  asker_id: AccountId
  text: string
  asked_at: Date
  answer: { text: string; answered_at: Date } | null
}

export async function recordPastQuestions(
  tx: Tx,
  { listing_id: listingId, seller_id: sellerId }: { listing_id: ListingId; seller_id: AccountId },
  questions: readonly PastQuestion[],
): Promise<void> {
  for (const { asker_id: askerId, text, asked_at: askedAt, answer } of questions) {
    const { id: questionId } = await tx
      .insertInto('questions')
      .values({ listing_id: listingId, asker_id: askerId, text, asked_at: askedAt })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (!answer) continue
    await tx
      .insertInto('question_answers')
      .values({ question_id: questionId, revision: 1, answered_by: sellerId, ...answer })
      .execute()
  }
}
