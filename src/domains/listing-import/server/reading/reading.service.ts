import { transact } from '#platform/server/database/db.ts'
import type { Platform } from '#platform/server/platform.ts'
import { compareTable } from '../comparing/compare.service.ts'
import { findGuards } from '../comparing/guards.rules.ts'
import { finishRun, selectRun, updateRun, type RunRow } from '../runs/runs.queries.ts'
import { readImportFile } from './import-file.adapter.ts'
import { ImportFailed } from './import-failed.rules.ts'
import type { SentTable } from './sent-table.types.ts'
import * as t from '#domains/listing-import/texts.ts'

/** Reads the file and compares it; nothing is listed yet. */
export async function readRunTable(platform: Platform, run: RunRow): Promise<void> {
  const { db } = platform
  await transact(db, (tx) => updateRun(tx, run.id, { status: 'reading' }))
  const table = await readStored(platform, run)
  if (table.rows.length === 0) throw new ImportFailed(t.the_csv_has_no_rows())
  const { found, live, wasCancelled } = await compareTable(platform, run, table)
  await transact(db, async (tx) => {
    const current = await selectRun(tx, run.id)
    if (!current || current.finished_at !== null) return
    const guards = findGuards(found, live)
    const hasWork = found.new + found.changed + found.gone > 0
    const status = wasCancelled || current.is_cancelling ? 'cancelled' : hasWork ? 'ready' : 'done'
    if (status === 'ready')
      return await updateRun(tx, run.id, { status, guards, claimed_until: null, attempts: 0 })
    return await finishRun(tx, run, status)
  })
}

async function readStored({ storage }: Platform, run: RunRow): Promise<SentTable> {
  const file = run.file_key === null ? null : await storage.locate(run.file_key)
  if (!file) throw new ImportFailed(t.the_file_is_gone())
  try {
    const table = await readImportFile(file.path)
    if ('refused' in table) throw new ImportFailed(table.refused)
    return table
  } finally {
    await file.release()
  }
}
