import { sql, type RawBuilder } from 'kysely'
import type { RefusalKey } from '#platform/common/refusals.ts'
import { isUniqueViolation, transact, type Db, type Tx } from '../database/db.ts'
import { accepted, type Outcome, refuse, refused } from '../refusal.ts'
import type { IdempotencyKey } from './call.ts'

export interface StoredReply extends IdempotencyKey {
  /** Null if the call was withdrawn before it had one. */
  answer: unknown
}

type StoredRefusal = 'request_withdrawn' | 'idempotency_key_reused'

export interface StoredReplies {
  /** Undefined for a new key. A different body under the same key is refused. */
  get(once: IdempotencyKey): Outcome<unknown, StoredRefusal> | undefined
  add(once: IdempotencyKey, answer: unknown): void
}

export function indexStoredReplies(stored: StoredReply[]): StoredReplies {
  const getName = ({ account_id, operation, key }: IdempotencyKey) => `${account_id} ${operation} ${key}`
  const kept = new Map(stored.map((row) => [getName(row), row]))
  return {
    get(once) {
      const found = kept.get(getName(once))
      if (!found) return undefined
      if (found.answer === null) return refused('request_withdrawn')
      if (!found.body_hash.equals(once.body_hash)) return refused('idempotency_key_reused')
      return accepted(found.answer)
    },
    add: (once, answer) => void kept.set(getName(once), { ...once, answer }),
  }
}

export function answersQuery(calls: IdempotencyKey[]): RawBuilder<StoredReply> {
  return sql`
    select account_id, operation, key, body_hash, answer
      from idempotency_keys
      join unnest(${calls.map((once) => once.account_id)}::bigint[], ${calls.map((once) => once.operation)}::text[],
                  ${calls.map((once) => once.key)}::text[]) as wanted(account_id, operation, key)
     using (account_id, operation, key)`
}

export function answersInsert(answers: { once: IdempotencyKey; answer: unknown }[]): RawBuilder<unknown> {
  // Sorted, so that no two transactions wait for each other's keys.
  const rows = answers
    .map(({ once, answer }) => ({ ...once, body_hash: once.body_hash.toString('hex'), answer }))
    .sort((a, b) => a.account_id - b.account_id || (a.key < b.key ? -1 : 1))
  return sql`
    insert into idempotency_keys (account_id, operation, key, body_hash, answer)
    select account_id, operation, key, decode(body_hash, 'hex'), answer
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as kept(account_id bigint, operation text, key text, body_hash text, answer jsonb)`
}

export const isKeyTaken = (error: unknown) => isUniqueViolation(error, 'idempotency_keys_pkey')

/**
 * At most once per key: looks for a stored answer under the caller's lock, and stores the answer in
 * the same transaction. Call it after taking the lock that serialises such calls.
 */
export async function withIdempotency<Answer>(
  tx: Tx,
  once: IdempotencyKey | null,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const outcome = await withIdempotentOutcome(tx, once, async () => accepted(await work()))
  return outcome.outcome === 'accepted' ? outcome.reply : refuse(outcome.key)
}

/** A refusal is not stored: the same call may be accepted later. */
export async function withIdempotentOutcome<Reply, Key extends RefusalKey = never>(
  tx: Tx,
  once: IdempotencyKey | null,
  work: () => Promise<Outcome<Reply, Key>>,
): Promise<Outcome<Reply, Key | StoredRefusal>> {
  if (!once) return await work()
  const { rows } = await answersQuery([once]).execute(tx)
  const stored = indexStoredReplies(rows).get(once)
  if (stored) return stored as Outcome<Reply, StoredRefusal>
  const outcome = await work()
  if (outcome.outcome === 'refused') return outcome
  await answersInsert([{ once, answer: outcome.reply }])
    .execute(tx)
    .catch((error: unknown) => {
      // Another call with this key, under another lock, came first.
      if (isKeyTaken(error)) refuse('idempotency_key_reused')
      throw error
    })
  return outcome
}

/**
 * One of several under the same key: those done before the connection was lost are answered again,
 * the others done.
 */
export async function withIdempotencyOf<Answer>(
  db: Db,
  once: IdempotencyKey | null,
  id: number,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  return await transact(db, async (tx) => {
    if (!once) return await work(tx)
    const key = `${once.key}/${id}`
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, ${once.account_id}))`.execute(tx)
    return await withIdempotency(tx, { ...once, key }, () => work(tx))
  })
}

type CallState = 'answered' | 'unanswered' | 'withdrawn'

export async function readOutcome(db: Db | Tx, call: Omit<IdempotencyKey, 'body_hash'>): Promise<CallState> {
  const kept = await db
    .selectFrom('idempotency_keys')
    .select('answer')
    .where('account_id', '=', call.account_id)
    .where('operation', '=', call.operation)
    .where('key', '=', call.key)
    .executeTakeFirst()
  if (!kept) return 'unanswered'
  return kept.answer === null ? 'withdrawn' : 'answered'
}

/** Waits for a call under way. After this the key can't be used any more. */
export function withdrawCall(db: Db, call: Omit<IdempotencyKey, 'body_hash'>): Promise<CallState> {
  return transact(db, async (tx) => {
    await tx
      .insertInto('idempotency_keys')
      .values({ ...call, body_hash: Buffer.alloc(0), answer: null })
      .onConflict((on) => on.doNothing())
      .execute()
    return await readOutcome(tx, call)
  })
}
