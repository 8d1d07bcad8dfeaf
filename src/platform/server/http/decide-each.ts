import type { Verdict } from '#platform/common/verdict.ts'
import { type BulkPlan, maxBulk } from '#platform/common/bulk.ts'
import type { Db, Tx } from '../database/db.ts'
import { Refusal } from '../refusal.ts'
import type { IdempotencyKey } from './call.ts'
import { runIdempotently } from './idempotency.ts'

interface Deciding<Id extends number, Decided> {
  db: Db
  idempotencyKey: IdempotencyKey | null
  ids: Iterable<Id>
  decide: (tx: Tx, id: Id) => Promise<Decided>
  /** Called if this request decided nothing. */
  onNothing: () => void
}

/** One that can't be decided doesn't block the others. */
export async function decideOneByOne<Id extends number, Decided>({
  db,
  idempotencyKey,
  ids,
  decide,
  onNothing,
}: Deciding<Id, Decided>) {
  let hasDecided = false
  const reply: { decided: Decided[]; refused: { id: number; message: string }[] } = {
    decided: [],
    refused: [],
  }
  for (const id of new Set(ids)) {
    try {
      reply.decided.push(
        await runIdempotently(db, idempotencyKey, id, async (tx) => {
          const decided = await decide(tx, id)
          hasDecided = true
          return decided
        }),
      )
    } catch (error) {
      if (!(error instanceof Refusal) || error.key === 'unavailable') throw error
      reply.refused.push({ id, message: Object.values(error.details.errors ?? {})[0] ?? error.message })
    }
  }
  if (!hasDecided) onNothing()
  return reply
}

/** @param rows all matches, in the order of the table */
export function planFor<Row extends { id: number }>(rows: Row[], judge: (row: Row) => Verdict): BulkPlan {
  const ids: number[] = []
  const counts = new Map<string, number>()
  for (const row of rows) {
    const verdict = judge(row)
    if (!verdict.isAllowed) counts.set(verdict.reason, (counts.get(verdict.reason) ?? 0) + 1)
    else if (ids.length < maxBulk) ids.push(row.id)
  }
  const cannot = [...counts].map(([why, count]) => ({ why, count })).toSorted((a, b) => b.count - a.count)
  return { total: rows.length, ids, cannot }
}
