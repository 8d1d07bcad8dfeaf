import { isUniqueViolation, type Db, type Tx } from '../db.ts'
import { refuseCommon } from '../refusal.ts'
import type { Once } from './call.ts'

/** The stored answer to this key, if the same call was answered before; another body is refused. */
export async function findAnswer(db: Db, once: Once): Promise<any> {
  const kept = await db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'answer'])
    .where('account_id', '=', once.account_id)
    .where('operation', '=', once.operation)
    .where('key', '=', once.key)
    .executeTakeFirst()
  if (kept && !kept.body_hash.equals(once.body_hash)) refuseCommon('idempotency_key_reused')
  return kept?.answer
}

/**
 * Does the work at most once per key: looks for the answer again under the lock that `work` was called with,
 * and stores it in the same transaction. Call it after taking the lock that serialises such calls.
 */
export async function answerOnce<Answer>(
  tx: Tx,
  once: Once | null,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (!once) return work()
  const kept = await findAnswer(tx, once)
  if (kept !== undefined) return kept
  const answer = await work()
  await tx
    .insertInto('idempotency_keys')
    .values({ ...once, answer: JSON.stringify(answer) })
    .execute()
    .catch((error: unknown) => {
      // Another call with this key, under another lock and so about something else, was first by a moment.
      if (isUniqueViolation(error, 'idempotency_keys_pkey')) refuseCommon('idempotency_key_reused')
      throw error
    })
  return answer
}
