import { randomUUID } from 'node:crypto'
import type { ListingImport } from '#domains/listing-import/common/listing-import.ts'
import { removeStoredFilesTask } from '#domains/media/server/media.service.ts'
import { lockOwnAccount } from '#domains/identity/server/account/account.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { transact, type Tx } from '#platform/server/database/db.ts'
import type { UploadedFile } from '#platform/server/http/call.ts'
import { enqueue, type TaskKind } from '#platform/server/jobs/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { lockRun, now, selectCurrentRun, updateRun } from './runs.queries.ts'
import { readRun } from './runs.service.ts'
import * as t from '#domains/listing-import/texts.ts'

export const workAtImport: TaskKind<{ run_id: number }> = { name: 'work_at_listing_import' }

export async function enqueueRun(tx: Tx, runId: number, inMs = 0): Promise<void> {
  await enqueue(tx, workAtImport, { run_id: runId }, { jobKey: `listing import run ${runId}`, inMs })
}

interface Upload {
  fields: { withdraws_missing?: 'yes' | undefined }
  files: AsyncIterable<UploadedFile>
}

export async function startUpload(
  platform: Platform,
  sellerId: AccountId,
  { fields: { withdraws_missing: withdrawsMissing }, files }: Upload,
): Promise<ListingImport> {
  for await (const { name, content } of files) {
    const file = { name, content, withdraws_missing: withdrawsMissing === 'yes' }
    return await startFile(platform, sellerId, file)
  }
  return refuse('validation_failed', { errors: { file: t.choose_a_file() } })
}

async function startFile(
  { db, storage }: Platform,
  sellerId: AccountId,
  { name, content, withdraws_missing: withdrawsMissing }: UploadedFile & { withdraws_missing: boolean },
): Promise<ListingImport> {
  const fileKey = `imports/${randomUUID()}`
  await storage.keep(content, fileKey)
  try {
    const id = await transact(db, async (tx) => {
      await freeTurn(tx, sellerId)
      const run = await tx
        .insertInto('listing_import_runs')
        .values({
          seller_id: sellerId,
          started_by: sellerId,
          status: 'queued',
          file_name: name.slice(0, 200),
          file_key: fileKey,
          withdraws_missing: withdrawsMissing,
          created_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await enqueueRun(tx, run.id)
      return run.id
    })
    return await readRun(db, id)
  } catch (error) {
    await storage.delete(fileKey)
    throw error
  }
}

/**
 * One at a time for a seller, whose account is locked. An unapplied comparison is replaced by a
 * newer one.
 */
async function freeTurn(tx: Tx, sellerId: AccountId): Promise<void> {
  await lockOwnAccount(tx, sellerId)
  const waiting = await tx
    .selectFrom('listing_import_runs')
    .select(['id', 'file_key'])
    .where('seller_id', '=', sellerId)
    .where('status', '=', 'ready')
    .forUpdate()
    .execute()
  for (const { id } of waiting)
    await updateRun(tx, id, { status: 'cancelled', finished_at: now, file_key: null })
  await removeFiles(tx, waiting)
  if (await selectCurrentRun(tx, sellerId)) refuse('import_busy')
}

async function removeFiles(tx: Tx, runs: readonly { file_key: string | null }[]): Promise<void> {
  const keys = runs.flatMap((run) => run.file_key ?? [])
  if (keys.length > 0) await enqueue(tx, removeStoredFilesTask, { keys })
}

export async function applyRun(
  { db }: Platform,
  sellerId: AccountId,
  { id, past_guards: pastGuards }: { id: number; past_guards: boolean },
): Promise<ListingImport> {
  await transact(db, async (tx) => {
    const run = (await lockRun(tx, sellerId, id)) ?? refuse('not_found')
    if (run.status !== 'ready') refuse('import_busy', { message: t.theres_nothing_to_apply_any_more() })
    if (run.guards.length > 0 && !pastGuards) refuse('import_guarded')
    const confirmed = { confirmed_by: sellerId, confirmed_at: now }
    await updateRun(tx, id, { status: 'applying', ...confirmed, attempts: 0, claimed_until: null })
    await enqueueRun(tx, id)
  })
  return await readRun(db, id)
}

/** The worker stops after the present item; an undoing goes on to its end. */
export async function cancelRun({ db }: Platform, sellerId: AccountId, id: number): Promise<ListingImport> {
  await transact(db, async (tx) => {
    const run = (await lockRun(tx, sellerId, id)) ?? refuse('not_found')
    if (run.finished_at !== null) return
    const isWaiting = run.status === 'ready' || run.status === 'queued'
    await updateRun(
      tx,
      id,
      isWaiting ? { status: 'cancelled', finished_at: now, file_key: null } : { is_cancelling: true },
    )
    if (isWaiting) await removeFiles(tx, [run])
  })
  return await readRun(db, id)
}
