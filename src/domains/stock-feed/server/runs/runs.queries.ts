import { sql, type Selectable, type UpdateObject } from 'kysely'
import type { RunOutcome } from '#domains/stock-feed/common/stock-feed.ts'
import { must } from '#platform/common/must.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { DB } from '#platform/server/database/db-types.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'

export type RunRow = Selectable<DB['stock_feed_runs']>

const claimSeconds = 60

/** At most this many at a time over all workers, so that dealers don't delay other jobs. */
const maxAtOnce = 2

/**
 * No other worker takes it until the claim expires.
 * @returns undefined if it's done, claimed, or enough others are running
 */
export async function claimRun(tx: Tx, id: number): Promise<RunRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended('claims of stock feeds', 0))`.execute(tx)
  return await tx
    .updateTable('stock_feed_runs')
    .set({ claimed_until: claimEnd, attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'reading', 'applying'])
    .where(sql<boolean>`coalesce(claimed_until, '-infinity') < clock_timestamp()`)
    .where(
      sql<boolean>`(select count(*) from stock_feed_runs
        where finished_at is null and claimed_until > clock_timestamp()) < ${maxAtOnce}`,
    )
    .returningAll()
    .executeTakeFirst()
}

const claimEnd = sql<Date>`clock_timestamp() + ${claimSeconds} * interval '1 s'`

export async function prolongClaim(db: Db, id: number): Promise<void> {
  await db
    .updateTable('stock_feed_runs')
    .set({ claimed_until: claimEnd })
    .where('id', '=', id)
    .where('claimed_until', 'is not', null)
    .execute()
}

export async function lockRun(tx: Tx, accountId: AccountId, id: number): Promise<RunRow | undefined> {
  return await tx
    .selectFrom('stock_feed_runs')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
}

export const now = sql<Date>`clock_timestamp()`

export const updateRun = (tx: Tx, id: number, values: UpdateObject<DB, 'stock_feed_runs'>) =>
  tx.updateTable('stock_feed_runs').set(values).where('id', '=', id).execute()

/** Finds it even if it was cancelled meanwhile, and by its number alone. */
export async function selectRun(db: Db, id: number): Promise<RunRow | undefined> {
  return await db.selectFrom('stock_feed_runs').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Selects runs that nobody works on: their worker was killed, or their job was lost. */
export async function selectAbandonedRuns(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('stock_feed_runs')
    .select('id')
    .where('finished_at', 'is', null)
    .where('status', 'in', ['queued', 'reading', 'applying'])
    .where('created_at', '<', sql<Date>`clock_timestamp() - interval '30 s'`)
    .where(sql<boolean>`coalesce(claimed_until, '-infinity') < clock_timestamp()`)
    .orderBy('id')
    .limit(100)
    .execute()
  return rows.map((row) => row.id)
}

export interface RunCounts {
  found: Record<RunOutcome, number>
  results: Record<'made' | 'updated' | 'withdrawn' | 'refused' | 'left', number>
}

export async function countItems(db: Db, runIds: number[]): Promise<Map<number, RunCounts>> {
  const counts = new Map(
    runIds.map((id): [number, RunCounts] => [id, { found: { ...noOutcomes }, results: { ...noResults } }]),
  )
  if (runIds.length === 0) return counts
  const rows = await db
    .selectFrom('stock_feed_items')
    .select(['run_id', 'outcome', 'result'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('run_id', 'in', runIds)
    .groupBy(['run_id', 'outcome', 'result'])
    .execute()
  for (const { run_id: runId, outcome, result, count } of rows) {
    const of = must(counts.get(runId), 'count')
    of.found[outcome] += count
    if (result) of.results[result] += count
  }
  return counts
}

const noOutcomes = { new: 0, changed: 0, back: 0, gone: 0, same: 0, refused: 0 }
const noResults = { made: 0, updated: 0, withdrawn: 0, refused: 0, left: 0 }
