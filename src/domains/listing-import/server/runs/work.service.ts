import { sql } from 'kysely'
import { removeStoredFilesTask } from '#domains/media/server/media.service.ts'
import { toError } from '#platform/common/errors.ts'
import { transact, type Db } from '#platform/server/database/db.ts'
import { enqueue } from '#platform/server/jobs/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { applySome } from '../applying/applying.service.ts'
import { ImportFailed } from '../reading/import-failed.rules.ts'
import { undoSome } from '../undoing/undoing.service.ts'
import { readRunTable } from '../reading/reading.service.ts'
import {
  claimRun,
  now,
  prolongClaim,
  selectAbandonedRuns,
  selectRun,
  updateRun,
  type RunRow,
} from './runs.queries.ts'
import { enqueueRun } from './starting.service.ts'
import * as t from '#domains/listing-import/texts.ts'

const prolongedEveryMs = 20_000
const waitsMs = 3_000
/** Attempts in a row without progress. */
const maxAttempts = 5

/** Runs one batch, by whichever worker comes first; a claimed run is skipped. */
export async function workAt(platform: Platform, runId: number): Promise<void> {
  const { db } = platform
  const run = await transact(db, (tx) => claimRun(tx, runId))
  if (!run) return await waitForTurn(db, runId)
  const prolonging = setInterval(() => void prolongClaim(db, runId).catch(() => undefined), prolongedEveryMs)
  try {
    await refuseInactive(db, run)
    await workOn(platform, run)
  } catch (error) {
    await recordFailure(platform, run, toError(error))
  } finally {
    clearInterval(prolonging)
  }
}

async function workOn(platform: Platform, run: RunRow): Promise<void> {
  if (run.status === 'applying') return await applySome(platform, run)
  if (run.status === 'undoing') return await undoSome(platform, run)
  return await readRunTable(platform, run)
}

/** Others are running, or its worker was killed a moment ago. */
async function waitForTurn(db: Db, runId: number) {
  const run = await selectRun(db, runId)
  if (!run || (run.finished_at !== null && run.status !== 'undoing') || run.status === 'ready') return
  await transact(db, (tx) => enqueueRun(tx, runId, waitsMs))
}

async function refuseInactive(db: Db, { seller_id: sellerId }: RunRow) {
  const account = await db
    .selectFrom('accounts')
    .select('status')
    .where('id', '=', sellerId)
    .executeTakeFirst()
  if (account?.status !== 'active') throw new ImportFailed(t.your_account_is_suspended())
}

async function recordFailure({ db, log }: Platform, run: RunRow, error: Error): Promise<void> {
  const isPlain = error instanceof ImportFailed || (error instanceof Refusal && error.key !== 'unavailable')
  if (!isPlain) log.error({ err: error, run_id: run.id }, 'an import of listings was interrupted')
  if (!isPlain && run.attempts < maxAttempts) {
    return await transact(db, async (tx) => {
      await updateRun(tx, run.id, { claimed_until: null })
      await enqueueRun(tx, run.id, waitsMs * run.attempts)
    })
  }
  await transact(db, async (tx) => {
    const failure = isPlain ? error.message : t.it_failed_on_our_side()
    await tx
      .updateTable('listing_import_runs')
      .set({ status: 'failed', failure, finished_at: now, claimed_until: null, file_key: null })
      .where('id', '=', run.id)
      .where('status', 'in', ['queued', 'reading', 'applying', 'undoing'])
      .execute()
    if (run.file_key) await enqueue(tx, removeStoredFilesTask, { keys: [run.file_key] })
  })
}

/** Queues runs whose worker was killed, or whose job was lost. */
export async function resumeRuns({ db }: Platform): Promise<void> {
  const ids = await selectAbandonedRuns(db)
  for (const id of ids) await transact(db, (tx) => enqueueRun(tx, id))
}

/** Runs are retained for three months; one that nobody applied loses its file after two weeks. */
export async function forgetOldRuns({ db }: Platform): Promise<void> {
  await transact(db, async (tx) => {
    await tx
      .deleteFrom('listing_import_runs')
      .where('finished_at', '<', sql<Date>`clock_timestamp() - interval '90 days'`)
      .execute()
    const stale = await tx
      .updateTable('listing_import_runs as r')
      .from('listing_import_runs as before')
      .set({ status: 'cancelled', finished_at: now, file_key: null })
      .whereRef('r.id', '=', 'before.id')
      .where('r.status', '=', 'ready')
      .where('r.created_at', '<', sql<Date>`clock_timestamp() - interval '14 days'`)
      .returning('before.file_key')
      .execute()
    const keys = stale.flatMap((run) => run.file_key ?? [])
    if (keys.length > 0) await enqueue(tx, removeStoredFilesTask, { keys })
  })
}
