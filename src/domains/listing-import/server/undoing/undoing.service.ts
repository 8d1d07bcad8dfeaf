import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { undoHours } from '#domains/listing-import/common/import-columns.ts'
import type { ListingImport } from '#domains/listing-import/common/listing-import.ts'
import { lockOwnAccount } from '#domains/identity/server/account/account.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { transact, type Db } from '#platform/server/database/db.ts'
import type { Platform } from '#platform/server/platform.ts'
import { Refusal, refuse } from '#platform/server/refusal.ts'
import type { ItemRow } from '../comparing/items.queries.ts'
import { lockRun, now, selectCurrentRun, updateRun, type RunRow } from '../runs/runs.queries.ts'
import { readRun } from '../runs/runs.service.ts'
import { enqueueRun } from '../runs/starting.service.ts'
import { undoItem } from './undo-item.service.ts'
import * as t from '#domains/listing-import/texts.ts'

const maxMs = 8_000
const atATime = 10

const endings: readonly RunRow['status'][] = ['done', 'cancelled', 'failed', 'undone']

/** Begins an undoing; the worker goes through the rows, the latest first. */
export async function startUndo({ db }: Platform, sellerId: AccountId, id: number): Promise<ListingImport> {
  await transact(db, async (tx) => {
    await lockOwnAccount(tx, sellerId)
    const run = (await lockRun(tx, sellerId, id)) ?? refuse('not_found')
    if (await selectCurrentRun(tx, sellerId)) refuse('import_busy')
    if (!endings.includes(run.status) || run.confirmed_at === null)
      refuse('undo_too_late', { message: t.theres_nothing_to_undo() })
    const { is_late: isLate } = await tx
      .selectFrom('listing_import_runs')
      .select(sql<boolean>`finished_at < clock_timestamp() - ${undoHours} * interval '1 h'`.as('is_late'))
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (isLate) refuse('undo_too_late', { message: t.an_import_is_undone_within({ hours: undoHours }) })
    await tx.insertInto('listing_import_undos').values({ run_id: id, undone_by: sellerId, at: now }).execute()
    // Rows that stayed before are tried again.
    await tx
      .updateTable('listing_import_items')
      .set({ undo_result: null, undo_message: '' })
      .where('run_id', '=', id)
      .where('undo_result', '=', 'left')
      .execute()
    await updateRun(tx, id, { status: 'undoing', failure: null, attempts: 0, claimed_until: null })
    await enqueueRun(tx, id)
  })
  return await readRun(db, id)
}

/** Works for a few seconds; then a job continues. */
export async function undoSome({ db, config }: Platform, run: RunRow): Promise<void> {
  const endsMs = Date.now() + maxMs
  while (Date.now() < endsMs) {
    const items = await selectOpen(db, run.id)
    if (items.length === 0) {
      return await transact(db, async (tx) => {
        await updateRun(tx, run.id, { status: 'undone', claimed_until: null, attempts: 0 })
      })
    }
    for (const item of items) {
      const beganMs = performance.now()
      await settle({ db, config }, run, item)
      // Pauses as long as the work took: on a busy machine it uses less of it.
      await pause(performance.now() - beganMs)
    }
  }
  await transact(db, async (tx) => {
    await updateRun(tx, run.id, { claimed_until: null, attempts: 0 })
    await enqueueRun(tx, run.id)
  })
}

const selectOpen = (db: Db, runId: number): Promise<ItemRow[]> =>
  db
    .selectFrom('listing_import_items')
    .selectAll()
    .where('run_id', '=', runId)
    .where('result', 'in', ['made', 'updated', 'withdrawn'])
    .where('undo_result', 'is', null)
    .orderBy('id', 'desc')
    .limit(atATime)
    .execute()

async function settle(platform: Pick<Platform, 'db' | 'config'>, run: RunRow, item: ItemRow): Promise<void> {
  try {
    await undoItem(platform, run, item)
  } catch (error) {
    if (!(error instanceof Refusal) || error.key === 'unavailable') throw error
    const [message = error.message] = Object.values(error.details.errors ?? {})
    await platform.db
      .updateTable('listing_import_items')
      .set({ undo_result: 'left', undo_message: message })
      .where('id', '=', item.id)
      .execute()
  }
}
