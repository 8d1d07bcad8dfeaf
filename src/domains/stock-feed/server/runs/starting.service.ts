import { randomUUID } from 'node:crypto'
import { sql, type Insertable } from 'kysely'
import { maxChosen, type FeedRun } from '#domains/stock-feed/common/stock-feed.ts'
import { requirePlace } from '#domains/billing/server/subscriptions/permissions/permissions.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { DB } from '#platform/server/database/db-types.ts'
import { transact, type Tx } from '#platform/server/database/db.ts'
import type { UploadedFile } from '#platform/server/http/call.ts'
import { enqueue, type TaskKind } from '#platform/server/jobs/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { acceptWaiting, dropWaiting } from '../records/waiting.service.ts'
import { getFeedSource } from '../sources/feed-source.service.ts'
import { lockFeed } from '../stock-feed.queries.ts'
import { lockRun, now, updateRun } from './runs.queries.ts'
import { readRun } from './runs.service.ts'
import * as t from '#domains/stock-feed/texts.ts'

export const workAtRun: TaskKind<{ run_id: number }> = { name: 'work_at_stock_feed' }

export async function enqueueRun(tx: Tx, runId: number, inMs = 0): Promise<void> {
  await enqueue(tx, workAtRun, { run_id: runId }, { jobKey: `stock feed run ${runId}`, inMs })
}

export const requireFeed = (tx: Tx, accountId: AccountId) =>
  requirePlace(tx, { seller_id: accountId, onBehalfBy: null }, { action: 'dealership_feed' })

type NewRun = Pick<
  Insertable<DB['stock_feed_runs']>,
  'source' | 'file_name' | 'file_key' | 'is_whole' | 'started_by' | 'status'
>

/**
 * One at a time for a dealer: the feed's row is locked. An unapplied comparison is replaced by a
 * newer one.
 */
export async function startRun(tx: Tx, accountId: AccountId, run: NewRun): Promise<number> {
  await lockFeed(tx, accountId)
  const superseded = await tx
    .updateTable('stock_feed_runs')
    .set({ status: 'cancelled', finished_at: now })
    .where('account_id', '=', accountId)
    .where('status', '=', 'ready')
    .returning('id')
    .execute()
  if (superseded.length > 0) await dropWaiting(tx, accountId)
  const current = await tx
    .selectFrom('stock_feed_runs')
    .select('id')
    .where('account_id', '=', accountId)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
  if (current) return refuse('feed_busy')
  const { id } = await tx
    .insertInto('stock_feed_runs')
    .values({ ...run, account_id: accountId, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueueRun(tx, id)
  return id
}

export async function startFetch({ db, config }: Platform, accountId: AccountId): Promise<FeedRun> {
  if (getFeedSource(config) === null) return refuse('feed_unavailable')
  const id = await transact(db, async (tx) => {
    await requireFeed(tx, accountId)
    const { mc_dealership_id: mcDealershipId } = await lockFeed(tx, accountId)
    if (mcDealershipId === null) refuse('feed_unavailable', { message: t.you_have_no_dealership_number() })
    return await startRun(tx, accountId, { source: 'fetch', status: 'queued', started_by: accountId })
  })
  return await readRun(db, id)
}

interface Upload {
  fields: { record_ids?: string | undefined; covers?: 'whole' | 'part' | undefined }
  files: AsyncIterable<UploadedFile>
}

/** Starts with a file to compare, or records to list at once. */
export async function startUpload(
  platform: Platform,
  accountId: AccountId,
  { fields: { record_ids: recordIds, covers }, files }: Upload,
): Promise<FeedRun> {
  for await (const file of files) {
    if (recordIds === undefined)
      return await startFile(platform, accountId, { ...file, is_whole: covers !== 'part' })
    break
  }
  if (recordIds !== undefined) return await startChosen(platform, accountId, recordIds)
  return refuse('validation_failed', { errors: { file: t.choose_a_file() } })
}

async function startFile(
  { db, storage }: Platform,
  accountId: AccountId,
  { name, content, is_whole: isWhole }: UploadedFile & { is_whole: boolean },
): Promise<FeedRun> {
  // Checked before the bytes are stored, so that a dealer without a plan leaves nothing behind.
  await transact(db, (tx) => requireFeed(tx, accountId))
  const fileKey = `feeds/${randomUUID()}`
  await storage.keep(content, fileKey)
  try {
    const id = await transact(db, (tx) =>
      startRun(tx, accountId, {
        source: 'upload',
        status: 'queued',
        started_by: accountId,
        file_name: name,
        file_key: fileKey,
        is_whole: isWhole,
      }),
    )
    return await readRun(db, id)
  } catch (error) {
    await storage.delete(fileKey)
    throw error
  }
}

async function startChosen({ db }: Platform, accountId: AccountId, listed: string): Promise<FeedRun> {
  const ids = [...new Set(listed.split(',').map(Number))]
  if (ids.length > maxChosen) {
    const errors = { record_ids: t.choose_at_most({ count: maxChosen }) }
    refuse('validation_failed', { errors })
  }
  const id = await transact(db, async (tx) => {
    await requireFeed(tx, accountId)
    await lockFeed(tx, accountId)
    await acceptWaiting(tx, accountId, ids)
    const runId = await startRun(tx, accountId, {
      source: 'chosen',
      status: 'applying',
      started_by: accountId,
    })
    const { numInsertedOrUpdatedRows: made } = await tx
      .insertInto('stock_feed_items')
      .columns(['run_id', 'record_id', 'stock_number', 'title', 'outcome', 'problems'])
      .expression((eb) =>
        eb
          .selectFrom('stock_records')
          .select((one) => one.val(runId).as('run_id'))
          .select(['id', 'stock_number', 'title'])
          .select(
            sql<'new' | 'back' | 'changed'>`case when listing_id is null then 'new'
              when withdrawn_at is not null then 'back' else 'changed' end`.as('outcome'),
          )
          .select('problems')
          .where('account_id', '=', accountId)
          .where('id', 'in', ids)
          .orderBy('id'),
      )
      .executeTakeFirstOrThrow()
    if (Number(made) < ids.length) refuse('not_found')
    return runId
  })
  return await readRun(db, id)
}

export async function applyRun(
  { db }: Platform,
  accountId: AccountId,
  { id, past_guards: pastGuards }: { id: number; past_guards: boolean },
): Promise<FeedRun> {
  await transact(db, async (tx) => {
    await requireFeed(tx, accountId)
    const run = (await lockRun(tx, accountId, id)) ?? refuse('not_found')
    if (run.status !== 'ready') refuse('feed_busy', { message: t.theres_nothing_to_apply_any_more() })
    if (run.guards.length > 0 && !pastGuards) refuse('feed_guarded')
    const confirmed = { confirmed_by: accountId, confirmed_at: now }
    await updateRun(tx, id, { status: 'applying', ...confirmed, attempts: 0, claimed_until: null })
    await acceptWaiting(tx, accountId)
    await enqueueRun(tx, id)
  })
  return await readRun(db, id)
}

/** The worker stops after the present vehicle. */
export async function cancelRun({ db }: Platform, accountId: AccountId, id: number): Promise<FeedRun> {
  await transact(db, async (tx) => {
    const run = (await lockRun(tx, accountId, id)) ?? refuse('not_found')
    if (run.finished_at !== null) return
    const isWaiting = run.status === 'ready' || run.status === 'queued'
    await updateRun(tx, id, isWaiting ? { status: 'cancelled', finished_at: now } : { is_cancelling: true })
    if (isWaiting) await dropWaiting(tx, accountId)
  })
  return await readRun(db, id)
}
