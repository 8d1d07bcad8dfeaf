import { sql, type Selectable, type UpdateObject } from 'kysely'
import type { ImportOutcome, ImportItem } from '#domains/listing-import/common/listing-import.ts'
import { must } from '#platform/common/must.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { DB } from '#platform/server/database/db-types.ts'
import { enqueue } from '#platform/server/jobs/jobs.ts'
import { removeStoredFilesTask } from '#domains/media/server/media.service.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'

export type RunRow = Selectable<DB['listing_import_runs']>

const claimSeconds = 60

/** At most this many at a time over all workers, so that sellers don't delay other jobs. */
const maxAtOnce = 2

const working = ['queued', 'reading', 'applying', 'undoing'] as const

/** Nothing else may begin while the seller has one of these. */
const current = [...working, 'ready'] as const

/**
 * No other worker takes it until the claim expires.
 * @returns undefined if it's done, claimed, or enough others are running
 */
export async function claimRun(tx: Tx, id: number): Promise<RunRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended('claims of listing imports', 0))`.execute(tx)
  return await tx
    .updateTable('listing_import_runs')
    .set({ claimed_until: claimEnd, attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .where('status', 'in', working)
    .where(sql<boolean>`coalesce(claimed_until, '-infinity') < clock_timestamp()`)
    .where(
      sql<boolean>`(select count(*) from listing_import_runs
        where claimed_until > clock_timestamp()) < ${maxAtOnce}`,
    )
    .returningAll()
    .executeTakeFirst()
}

const claimEnd = sql<Date>`clock_timestamp() + ${claimSeconds} * interval '1 s'`

export async function prolongClaim(db: Db, id: number): Promise<void> {
  await db
    .updateTable('listing_import_runs')
    .set({ claimed_until: claimEnd })
    .where('id', '=', id)
    .where('claimed_until', 'is not', null)
    .execute()
}

export async function lockRun(tx: Tx, sellerId: AccountId, id: number): Promise<RunRow | undefined> {
  return await tx
    .selectFrom('listing_import_runs')
    .selectAll()
    .where('id', '=', id)
    .where('seller_id', '=', sellerId)
    .forUpdate()
    .executeTakeFirst()
}

export const now = sql<Date>`clock_timestamp()`

export const updateRun = (tx: Tx, id: number, values: UpdateObject<DB, 'listing_import_runs'>) =>
  tx.updateTable('listing_import_runs').set(values).where('id', '=', id).execute()

/** Its file goes with it: nothing needs it any more. */
export async function finishRun(
  tx: Tx,
  { id, file_key: fileKey }: Pick<RunRow, 'id' | 'file_key'>,
  status: 'done' | 'cancelled' | 'undone',
): Promise<void> {
  await updateRun(tx, id, { status, finished_at: now, claimed_until: null, attempts: 0, file_key: null })
  if (fileKey !== null) await enqueue(tx, removeStoredFilesTask, { keys: [fileKey] })
}

export async function selectRun(db: Db, id: number): Promise<RunRow | undefined> {
  return await db.selectFrom('listing_import_runs').selectAll().where('id', '=', id).executeTakeFirst()
}

export const selectCurrentRun = (db: Db, sellerId: AccountId) =>
  db
    .selectFrom('listing_import_runs')
    .select(['id', 'status'])
    .where('seller_id', '=', sellerId)
    .where('status', 'in', current)
    .executeTakeFirst()

/** Selects runs that nobody works on: their worker was killed, or their job was lost. */
export async function selectAbandonedRuns(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('listing_import_runs')
    .select('id')
    .where('status', 'in', working)
    .where('created_at', '<', sql<Date>`clock_timestamp() - interval '30 s'`)
    .where(sql<boolean>`coalesce(claimed_until, '-infinity') < clock_timestamp()`)
    .orderBy('id')
    .limit(100)
    .execute()
  return rows.map((row) => row.id)
}

export interface RunCounts {
  found: Record<ImportOutcome, number>
  results: Record<NonNullable<ImportItem['result']>, number>
  undone: number
  not_undone: number
}

const createCounts = (): RunCounts => ({
  found: { new: 0, changed: 0, same: 0, gone: 0, refused: 0 },
  results: { made: 0, updated: 0, withdrawn: 0, same: 0, refused: 0, left: 0 },
  undone: 0,
  not_undone: 0,
})

export async function countItems(db: Db, runIds: number[]): Promise<Map<number, RunCounts>> {
  const counts = new Map(runIds.map((id) => [id, createCounts()]))
  if (runIds.length === 0) return counts
  const rows = await db
    .selectFrom('listing_import_items')
    .select(['run_id', 'outcome', 'result', 'undo_result'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('run_id', 'in', runIds)
    .groupBy(['run_id', 'outcome', 'result', 'undo_result'])
    .execute()
  for (const { run_id: runId, outcome, result, undo_result: undoResult, count } of rows) {
    const counted = must(counts.get(runId), 'count')
    counted.found[outcome] += count
    if (result) counted.results[result] += count
    if (undoResult === 'undone') counted.undone += count
    if (undoResult === 'left') counted.not_undone += count
  }
  return counts
}
