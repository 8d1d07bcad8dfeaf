import { sql } from 'kysely'
import type { ListingId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import { type Db, transact } from '#platform/server/database/db.ts'
import { scheduleRelearning } from './search.dictionary.service.ts'
import { refreshSearchRow } from './search-row.service.ts'

const batch = 200

interface Reindexed {
  row_count: number
  resumed: boolean
}

/**
 * Rebuilds the index while it's searched. A new row exists beside the old until it replaces it in
 * one step, so no search misses anything; events take the same lock per listing. Progress is
 * stored, so an interrupted rebuild continues.
 */
export async function reindexSearch(
  db: Db,
  report: (rowCount: number) => void = () => undefined,
): Promise<Reindexed> {
  let rebuild = await openRebuild(db)
  const resumed = rebuild.after_id > 0
  for (;;) {
    const ids = await selectBatch(db, rebuild.after_id)
    if (ids.length === 0) break
    for (const id of ids) await transact(db, (tx) => refreshSearchRow(tx, id, { isNews: false }))
    rebuild = await recordProgress(db, rebuild, ids)
    report(rebuild.row_count)
  }
  await transact(db, async (tx) => {
    await tx
      .updateTable('search_rebuilds')
      .set({ finished_at: sql<Date>`clock_timestamp()` })
      .where('id', '=', rebuild.id)
      .execute()
    await scheduleRelearning(tx)
  })
  await sql`analyze search_rows`.execute(db)
  return { row_count: rebuild.row_count, resumed }
}

export async function goOnReindexing(db: Db): Promise<void> {
  const begun = await db
    .selectFrom('search_rebuilds')
    .select('id')
    .where('finished_at', 'is', null)
    .executeTakeFirst()
  if (begun) await reindexSearch(db)
}

interface Rebuild {
  id: number
  after_id: number
  row_count: number
}

async function openRebuild(db: Db): Promise<Rebuild> {
  return await transact(db, async (tx) => {
    await sql`insert into search_rebuilds default values on conflict do nothing`.execute(tx)
    return await tx
      .selectFrom('search_rebuilds')
      .select(['id', 'after_id', 'row_count'])
      .where('finished_at', 'is', null)
      .executeTakeFirstOrThrow()
  })
}

/** Selects live listings, and those that have a row although they aren't live. */
async function selectBatch(db: Db, after: number): Promise<ListingId[]> {
  const { rows } = await sql<{ id: ListingId }>`
    select id from (
      (select id from listings where status = 'active' and id > ${after}::bigint order by id limit ${batch})
      union
      (select listing_id from search_rows where listing_id > ${after}::bigint order by listing_id limit ${batch})
    ) either order by id limit ${batch}`.execute(db)
  return rows.map(({ id }) => id)
}

async function recordProgress(db: Db, { id }: Rebuild, ids: ListingId[]): Promise<Rebuild> {
  return await transact(db, (tx) =>
    tx
      .updateTable('search_rebuilds')
      .set((eb) => ({ after_id: must(ids.at(-1), 'last id'), row_count: eb('row_count', '+', ids.length) }))
      .where('id', '=', id)
      .returning(['id', 'after_id', 'row_count'])
      .executeTakeFirstOrThrow(),
  )
}
