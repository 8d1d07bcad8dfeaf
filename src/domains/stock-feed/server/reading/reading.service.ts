import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { removeStoredFilesTask } from '#domains/media/server/media.service.ts'
import { transact } from '#platform/server/database/db.ts'
import type { ReceivedFile } from '#platform/server/files/storage.ts'
import { enqueue } from '#platform/server/jobs/jobs.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import type { Platform } from '#platform/server/platform.ts'
import { compareFeed } from '../comparing/compare.service.ts'
import { findGuards } from '../comparing/guards.rules.ts'
import type { FeedFile } from '../formats/format.types.ts'
import { acceptWaiting, dropWaiting } from '../records/waiting.service.ts'
import { RunFailed } from '../runs/run-failed.rules.ts'
import { now, updateRun, type RunRow } from '../runs/runs.queries.ts'
import { enqueueRun } from '../runs/starting.service.ts'
import { getFeedSource } from '../sources/feed-source.service.ts'
import { nightlyRunGuarded } from '../stock-feed.events.ts'
import { selectFeed } from '../stock-feed.queries.ts'
import { readFeedFile } from './feed-file.adapter.ts'
import * as t from '#domains/stock-feed/texts.ts'

/** An answer of a gigabyte takes this long on a slow line. */
const fetchMs = 600_000

/** Reads the file or the provider's stock and compares it; nothing is listed yet. */
export async function readRunFeed(platform: Platform, run: RunRow): Promise<void> {
  const { db } = platform
  await transact(db, (tx) => updateRun(tx, run.id, { status: 'reading' }))
  const folder = await mkdtemp(path.join(tmpdir(), 'hoko-feed-'))
  try {
    const feed = await withFile(platform, run, ({ path: sent }) => readFeedFile(sent, folder))
    if ('refused' in feed) throw new RunFailed(feed.refused)
    await verifyDealership(platform, run, feed)
    if (feed.hasPictures) await storePictureArchives(platform, run.id, feed.archives)
    await finishReading(platform, run, feed)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function withFile<T>(
  { storage, config, db }: Platform,
  run: RunRow,
  work: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  if (run.source === 'upload') {
    const file = run.file_key && (await storage.locate(run.file_key))
    if (!file) throw new RunFailed(t.the_file_is_gone())
    try {
      return await work(file)
    } finally {
      await file.release()
    }
  }
  const source = getFeedSource(config)
  const dealershipId = (await selectFeed(db, run.account_id))?.mc_dealership_id
  if (!source) throw new RunFailed(t.no_source_any_more())
  if (!dealershipId) throw new RunFailed(t.you_have_no_dealership_number())
  const file = await storage.receive(await source.fetchStock(dealershipId, AbortSignal.timeout(fetchMs)))
  try {
    return await work(file)
  } finally {
    await storage.discard(file)
  }
}

async function verifyDealership(
  { db }: Platform,
  { account_id: accountId, source }: RunRow,
  { is_own: isOwn, dealership, hasPictures }: FeedFile,
) {
  const ours = (await selectFeed(db, accountId))?.mc_dealership_id ?? null
  if (isOwn && !hasPictures && source === 'upload') return
  if (ours === null) throw new RunFailed(t.you_have_no_dealership_number())
  if (dealership === null) throw new RunFailed(t.the_file_names_no_dealership())
  if (dealership !== ours)
    throw new RunFailed(t.the_file_is_for_another_dealership({ theirs: dealership.slice(0, 40), ours }))
}

async function storePictureArchives({ db, storage }: Platform, runId: number, archives: string[]) {
  const keys: string[] = []
  for (const archive of archives) {
    const key = `feeds/${randomUUID()}`
    await storage.keep(await storage.receive(createReadStream(archive)), key)
    keys.push(key)
  }
  await transact(db, async (tx) => {
    // Left by an attempt whose worker was killed.
    const { picture_keys: before } = await tx
      .selectFrom('stock_feed_runs')
      .select('picture_keys')
      .where('id', '=', runId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    await updateRun(tx, runId, { picture_keys: keys })
    if (before.length > 0) await enqueue(tx, removeStoredFilesTask, { keys: before })
  })
}

async function finishReading(platform: Platform, run: RunRow, feed: FeedFile) {
  const { found, listed, wasCancelled } = await compareFeed(platform, run, feed)
  const guards = findGuards(found, listed)
  const hasWork = found.new + found.changed + found.back + found.gone > 0
  const isApplied = run.source === 'schedule' && guards.length === 0
  const status = wasCancelled ? 'cancelled' : !hasWork ? 'done' : isApplied ? 'applying' : 'ready'
  await transact(platform.db, async (tx) => {
    const finishedAt = status === 'cancelled' || status === 'done' ? now : null
    await updateRun(tx, run.id, {
      status,
      guards,
      finished_at: finishedAt,
      file_key: null,
      claimed_until: null,
      attempts: 0,
    })
    if (status === 'cancelled') await dropWaiting(tx, run.account_id)
    else if (status !== 'ready') await acceptWaiting(tx, run.account_id)
    if (run.file_key) await enqueue(tx, removeStoredFilesTask, { keys: [run.file_key] })
    if (status === 'applying') await enqueueRun(tx, run.id)
    if (run.source === 'schedule' && status !== 'cancelled' && guards.length > 0) {
      const { id: runId, account_id: accountId } = run
      const { gone, refused } = found
      await recordEvent(tx, nightlyRunGuarded, {
        run_id: runId,
        account_id: accountId,
        guards,
        gone,
        refused,
      })
    }
  })
}
