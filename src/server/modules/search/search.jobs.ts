import { transact, type Tx } from '#server/platform/db.ts'
import { enqueue, task } from '#server/platform/jobs.ts'
import { refreshSearchRow } from './search.service.ts'

const pause_ms = 1_000

const refreshSearchRowTask = task({
  name: 'refresh_search_row',
  run: async ({ listing_id }: { listing_id: number }, { db }) =>
    await transact(db, (tx) => refreshSearchRow(tx, listing_id)),
})

/** Soon, and once for all that happens until then: a search row is too dear to write for every bid. */
export async function refreshSoon(tx: Tx, listing_id: number): Promise<void> {
  await enqueue(
    tx,
    refreshSearchRowTask,
    { listing_id },
    { job_key: `search_row:${listing_id}`, run_at: new Date(Date.now() + pause_ms), keeps_run_at: true },
  )
}

export const searchTasks = [refreshSearchRowTask]
