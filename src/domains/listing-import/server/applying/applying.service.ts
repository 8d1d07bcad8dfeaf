import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { transact, type Db } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import type { Platform } from '#platform/server/platform.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { ItemRow, RowValues } from '../comparing/items.queries.ts'
import { toProblems } from '../comparing/problems.rules.ts'
import { finishRun, selectRun, updateRun, type RunRow } from '../runs/runs.queries.ts'
import { enqueueRun } from '../runs/starting.service.ts'
import { changeItem, listItem, withdrawItem, writeResult } from './list-item.service.ts'
import { openPictures, type OpenedPictures } from './pictures.service.ts'

/** Then other jobs of the worker run. */
const maxMs = 8_000
const atATime = 10

/** Works for a few seconds; then a job continues. The next worker doesn't repeat settled items. */
export async function applySome(platform: Platform, run: RunRow): Promise<void> {
  const pictures = await openPictures(platform, run)
  try {
    await applyFor(platform, run, pictures)
  } finally {
    await pictures.close()
  }
}

async function applyFor(platform: Platform, run: RunRow, pictures: OpenedPictures): Promise<void> {
  const { db } = platform
  const endsMs = Date.now() + maxMs
  while (Date.now() < endsMs) {
    const items = await selectOpen(db, run.id)
    if (items.length === 0) return await transact(db, (tx) => finishRun(tx, run, 'done'))
    for (const item of items) {
      if ((await selectRun(db, run.id))?.is_cancelling)
        return await transact(db, (tx) => finishRun(tx, run, 'cancelled'))
      const beganMs = performance.now()
      await settle(platform, run, item, pictures)
      // Pauses as long as the work took: on a busy machine an import uses less of it.
      await pause(performance.now() - beganMs)
    }
  }
  await transact(db, async (tx) => {
    await updateRun(tx, run.id, { claimed_until: null, attempts: 0 })
    await enqueueRun(tx, run.id)
  })
}

/** Withdrawals come last: only when all others are listed. */
const selectOpen = (db: Db, runId: number): Promise<ItemRow[]> =>
  db
    .selectFrom('listing_import_items')
    .selectAll()
    .where('run_id', '=', runId)
    .where('result', 'is', null)
    .orderBy(sql`outcome = 'gone'`)
    .orderBy('id')
    .limit(atATime)
    .execute()

async function settle(
  platform: Platform,
  run: RunRow,
  item: ItemRow,
  pictures: OpenedPictures,
): Promise<void> {
  const wanted = fromColumn<RowValues | null>(item.wanted) ?? { fields: {} }
  try {
    if (item.outcome === 'gone') return await withdrawItem(platform, run, item)
    const photos = await pictures.store(wanted.pictures)
    const input = { item, wanted, photos }
    return await (item.outcome === 'new' ? listItem(platform, run, input) : changeItem(platform, run, input))
  } catch (error) {
    if (!(error instanceof Refusal) || error.key === 'unavailable') throw error
    const errors = error.details.errors ?? { '': error.message }
    const problems = toProblems(errors, wanted.fields.sale_method ?? 'fixed_price')
    await transact(platform.db, (tx) =>
      writeResult(tx, item.id, { result: 'refused', problems: JSON.stringify(problems) }),
    )
  }
}
