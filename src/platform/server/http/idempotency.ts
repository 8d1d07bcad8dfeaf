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
  get(idempotencyKey: IdempotencyKey): Outcome<unknown, StoredRefusal> | undefined
  add(idempotencyKey: IdempotencyKey, answer: unknown): void
}

export function indexStoredReplies(stored: StoredReply[]): StoredReplies {
  const getName = ({ account_id: accountId, operation, key }: IdempotencyKey) =>
    `${accountId} ${operation} ${key}`
  const storedByName = new Map(stored.map((row) => [getName(row), row]))
  return {
    get(idempotencyKey) {
      const found = storedByName.get(getName(idempotencyKey))
      if (!found) return undefined
      if (found.answer === null) return refused('request_withdrawn')
      if (!found.body_hash.equals(idempotencyKey.body_hash)) return refused('idempotency_key_reused')
      return accepted(found.answer)
    },
    add: (idempotencyKey, answer) =>
      void storedByName.set(getName(idempotencyKey), { ...idempotencyKey, answer }),
  }
}

export function answersQuery(calls: IdempotencyKey[]): RawBuilder<StoredReply> {
  return sql`
    select account_id, operation, key, body_hash, answer
      from idempotency_keys
      join unnest(${calls.map((idempotencyKey) => idempotencyKey.account_id)}::bigint[], ${calls.map((idempotencyKey) => idempotencyKey.operation)}::text[],
                  ${calls.map((idempotencyKey) => idempotencyKey.key)}::text[]) as wanted(account_id, operation, key)
     using (account_id, operation, key)`
}

export function answersInsert(
  answers: { idempotencyKey: IdempotencyKey; answer: unknown }[],
): RawBuilder<unknown> {
  // Sorted, so that no two transactions wait for each other's keys.
  const rows = answers
    .map(({ idempotencyKey, answer }) => ({
      ...idempotencyKey,
      body_hash: idempotencyKey.body_hash.toString('hex'),
      answer,
    }))
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
  idempotencyKey: IdempotencyKey | null,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const outcome = await withIdempotentOutcome(tx, idempotencyKey, async () => accepted(await work()))
  return outcome.outcome === 'accepted' ? outcome.reply : refuse(outcome.key)
}

/** A refusal is not stored: the same call may be accepted later. */
export async function withIdempotentOutcome<Reply, Key extends RefusalKey = never>(
  tx: Tx,
  idempotencyKey: IdempotencyKey | null,
  work: () => Promise<Outcome<Reply, Key>>,
): Promise<Outcome<Reply, Key | StoredRefusal>> {
  if (!idempotencyKey) return await work()
  const { rows } = await answersQuery([idempotencyKey]).execute(tx)
  const stored = indexStoredReplies(rows).get(idempotencyKey)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The key was stored with this operation and body.
  if (stored) return stored as Outcome<Reply, StoredRefusal>
  const outcome = await work()
  if (outcome.outcome === 'refused') return outcome
  await answersInsert([{ idempotencyKey, answer: outcome.reply }])
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
export async function runIdempotently<Answer>(
  db: Db,
  idempotencyKey: IdempotencyKey | null,
  id: number,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  return await transact(db, async (tx) => {
    if (!idempotencyKey) return await work(tx)
    const key = `${idempotencyKey.key}/${id}`
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, ${idempotencyKey.account_id}))`.execute(
      tx,
    )
    return await withIdempotency(tx, { ...idempotencyKey, key }, () => work(tx))
  })
}

type CallState = 'answered' | 'unanswered' | 'withdrawn'

export async function readOutcome(db: Db | Tx, call: Omit<IdempotencyKey, 'body_hash'>): Promise<CallState> {
  const storedByName = await db
    .selectFrom('idempotency_keys')
    .select('answer')
    .where('account_id', '=', call.account_id)
    .where('operation', '=', call.operation)
    .where('key', '=', call.key)
    .executeTakeFirst()
  if (!storedByName) return 'unanswered'
  return storedByName.answer === null ? 'withdrawn' : 'answered'
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
