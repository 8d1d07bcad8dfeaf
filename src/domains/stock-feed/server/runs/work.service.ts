import { sql } from 'kysely'
import { removeStoredFilesTask } from '#domains/media/server/media.service.ts'
import { toError } from '#platform/common/errors.ts'
import { transact, type Db } from '#platform/server/database/db.ts'
import { enqueue } from '#platform/server/jobs/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { readPermission } from '#domains/billing/server/subscriptions/permissions/permissions.service.ts'
import { applySome } from '../applying/applying.service.ts'
import { selectOldArchives } from '../applying/pictures.service.ts'
import { readRunFeed } from '../reading/reading.service.ts'
import { dropWaiting } from '../records/waiting.service.ts'
import { getFeedSource } from '../sources/feed-source.service.ts'
import { selectStatus } from '../stock-feed.queries.ts'
import { RunFailed } from './run-failed.rules.ts'
import {
  claimRun,
  now,
  prolongClaim,
  selectAbandonedRuns,
  selectRun,
  updateRun,
  type RunRow,
} from './runs.queries.ts'
import { enqueueRun, startRun } from './starting.service.ts'
import * as t from '#domains/stock-feed/texts.ts'

const prolongedEveryMs = 20_000
const waitsMs = 5_000
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
    await (run.status === 'applying' ? applySome(platform, run) : readRunFeed(platform, run))
  } catch (error) {
    await recordFailure(platform, run, toError(error))
  } finally {
    clearInterval(prolonging)
  }
}

/** Others are running, or its worker was killed a moment ago. */
async function waitForTurn(db: Db, runId: number) {
  const run = await selectRun(db, runId)
  if (!run || run.finished_at !== null || run.status === 'ready') return
  await transact(db, (tx) => enqueueRun(tx, runId, waitsMs))
}

async function refuseInactive(db: Db, { account_id: accountId }: RunRow) {
  const account = await selectStatus(db, accountId)
  if (account?.status !== 'active') throw new RunFailed(t.your_account_is_suspended())
}

async function recordFailure({ db, log }: Platform, run: RunRow, error: Error): Promise<void> {
  const isPlain = error instanceof RunFailed || (error instanceof Refusal && error.key !== 'unavailable')
  if (!isPlain) log.error({ err: error, run_id: run.id }, 'a run of a stock feed was interrupted')
  if (!isPlain && run.attempts < maxAttempts) {
    return await transact(db, async (tx) => {
      await updateRun(tx, run.id, { claimed_until: null })
      await enqueueRun(tx, run.id, waitsMs * run.attempts)
    })
  }
  await transact(db, async (tx) => {
    const failure = isPlain ? error.message : t.it_failed_on_our_side()
    await tx
      .updateTable('stock_feed_runs')
      .set({ status: 'failed', failure, finished_at: now, claimed_until: null, file_key: null })
      .where('id', '=', run.id)
      .where('finished_at', 'is', null)
      .execute()
    await dropWaiting(tx, run.account_id)
    if (run.file_key) await enqueue(tx, removeStoredFilesTask, { keys: [run.file_key] })
  })
}

/** Queues runs whose worker was killed, or whose job was lost. */
export async function resumeRuns({ db }: Platform): Promise<void> {
  const ids = await selectAbandonedRuns(db)
  for (const id of ids) await transact(db, (tx) => enqueueRun(tx, id))
}

/**
 * Runs at night in New Zealand, for each dealer with a number and a plan; a busy one is skipped
 * until tomorrow.
 */
export async function startNightlyRuns({ db, config, log }: Platform): Promise<void> {
  if (getFeedSource(config) === null) return
  const feeds = await db
    .selectFrom('stock_feeds as f')
    .innerJoin('accounts as a', 'a.id', 'f.account_id')
    .select('f.account_id')
    .where('f.mc_dealership_id', 'is not', null)
    .where('a.status', '=', 'active')
    .orderBy('f.account_id')
    .execute()
  for (const { account_id: accountId } of feeds) {
    const permission = { action: 'dealership_feed', type: 'vehicle', have: 0 } as const
    if (!(await readPermission(db, accountId, permission)).allowed) continue
    try {
      await transact(db, (tx) => startRun(tx, accountId, { source: 'schedule', status: 'queued' }))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      log.info({ account_id: accountId }, 'a stock feed is being worked on, so it isn’t fetched tonight')
    }
  }
}

/** Runs are retained for three months, and pictures for two weeks. */
export async function forgetOldRuns({ db }: Platform): Promise<void> {
  await transact(db, async (tx) => {
    await tx
      .deleteFrom('stock_feed_runs')
      .where('finished_at', '<', sql<Date>`clock_timestamp() - interval '90 days'`)
      .execute()
    for (const { account_id: accountId, picture_keys: pictureKeys } of await selectOldArchives(tx)) {
      await tx
        .updateTable('stock_feeds')
        .set({ picture_keys: [], pictures_at: null })
        .where('account_id', '=', accountId)
        .execute()
      await enqueue(tx, removeStoredFilesTask, { keys: pictureKeys })
    }
  })
}
