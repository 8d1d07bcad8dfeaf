import { transact, type Tx } from '#server/platform/db.ts'
import { enqueue, task } from '#server/platform/jobs.ts'
import { selectListingsIn } from './search-row.queries.ts'
import { refreshSearchRow } from './search-row.service.ts'

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

/** So many rows are brought up to date before others have their turn. */
const batch = 200

/** Again from the start gives the same, so a worker that dies on the way does no harm. */
const refreshCategoryTask = task({
  name: 'refresh_category',
  run: async ({ category_id, after }: { category_id: number; after: number }, { db }) => {
    const ids = await selectListingsIn(db, category_id, { after, limit: batch })
    for (const id of ids) await transact(db, (tx) => refreshSearchRow(tx, id))
    if (ids.length === batch) await transact(db, (tx) => refreshCategory(tx, category_id, ids.at(-1)!))
  },
})

const refreshCategory = (tx: Tx, category_id: number, after: number) =>
  enqueue(tx, refreshCategoryTask, { category_id, after })

/** Everything live in a category and below it, a batch at a time. */
export async function refreshCategorySoon(tx: Tx, category_id: number): Promise<void> {
  await refreshCategory(tx, category_id, 0)
}

export const searchTasks = [refreshSearchRowTask, refreshCategoryTask]
