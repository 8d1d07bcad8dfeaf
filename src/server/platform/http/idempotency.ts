import { sql } from 'kysely'
import { isUniqueViolation, type Db, type Tx } from '../db.ts'
import { refuseCommon } from '../refusal.ts'
import type { Once } from './call.ts'

/** Answers given to calls with a key, those of the present transaction included. */
export interface KeptAnswers {
  /** The answer, if the same call was answered before; another body under the same key is refused. */
  get(once: Once): unknown
  add(once: Once, answer: unknown): void
}

/** The stored answers to these calls. */
export async function findAnswers(db: Db, calls: Once[]): Promise<KeptAnswers> {
  const kept = new Map<string, { body_hash: Buffer; answer: unknown }>()
  const nameOf = ({ account_id, operation, key }: Omit<Once, 'body_hash'>) =>
    `${account_id} ${operation} ${key}`
  for (const row of calls.length > 0 ? await selectAnswers(db, calls) : []) kept.set(nameOf(row), row)
  return {
    get(once) {
      const found = kept.get(nameOf(once))
      if (found && !found.body_hash.equals(once.body_hash)) refuseCommon('idempotency_key_reused')
      return found?.answer
    },
    add(once, answer) {
      kept.set(nameOf(once), { body_hash: once.body_hash, answer })
    },
  }
}

async function selectAnswers(db: Db, calls: Once[]) {
  const wanted = sql<never>`(select account_id, operation, key from unnest(
    ${calls.map((once) => once.account_id)}::bigint[], ${calls.map((once) => once.operation)}::text[],
    ${calls.map((once) => once.key)}::text[]) as wanted(account_id, operation, key))`
  return await db
    .selectFrom('idempotency_keys')
    .select(['account_id', 'operation', 'key', 'body_hash', 'answer'])
    .where(sql<boolean>`(account_id, operation, key) in ${wanted}`)
    .execute()
}

/** Stores answers in the transaction of what they promise. */
export async function keepAnswers(tx: Tx, answers: { once: Once; answer: unknown }[]): Promise<void> {
  if (answers.length === 0) return
  // In one order everywhere, so that no two transactions can each wait for the other's key.
  const rows = answers
    .map(({ once, answer }) => ({ ...once, body_hash: once.body_hash.toString('hex'), answer }))
    .sort((a, b) => a.account_id - b.account_id || (a.key < b.key ? -1 : 1))
  await sql`
    insert into idempotency_keys (account_id, operation, key, body_hash, answer)
    select account_id, operation, key, decode(body_hash, 'hex'), answer
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as kept(account_id bigint, operation text, key text, body_hash text, answer jsonb)`.execute(tx)
}

/** Whether a transaction failed because another call had taken one of its keys a moment before. */
export const isKeyTaken = (error: unknown) => isUniqueViolation(error, 'idempotency_keys_pkey')

/**
 * Does the work at most once per key: looks for the answer under the lock that `work` was called with,
 * and stores it in the same transaction. Call it after taking the lock that serialises such calls.
 */
export async function answerOnce<Answer>(
  tx: Tx,
  once: Once | null,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (!once) return work()
  const kept = (await findAnswers(tx, [once])).get(once)
  if (kept !== undefined) return kept as Answer
  const answer = await work()
  await keepAnswers(tx, [{ once, answer }]).catch((error: unknown) => {
    // Another call with this key, under another lock and so about something else, was first by a moment.
    if (isKeyTaken(error)) refuseCommon('idempotency_key_reused')
    throw error
  })
  return answer
}
