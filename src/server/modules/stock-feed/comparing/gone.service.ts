import { transact, type Db } from '#server/platform/database/db.ts'
import type { KnownRecord } from '../records/records.queries.ts'
import type { RunRow } from '../runs/runs.queries.ts'
import { insertItems } from './items.queries.ts'

export const isLive = ({ listing_status, withdrawn_at }: KnownRecord) =>
  withdrawn_at === null && (listing_status === 'active' || listing_status === 'pending')

/** @returns how many would be withdrawn */
export async function compareStock(
  db: Db,
  { id, source }: RunRow,
  { known, seen }: { known: ReadonlyMap<string, KnownRecord>; seen: ReadonlySet<string> },
): Promise<number> {
  const isSeen = ({ stock_number }: KnownRecord) => seen.has(stock_number.toLowerCase())
  const records = [...known.values()]
  await noteSourced(
    db,
    records.filter((one) => one.is_addition && isSeen(one)),
  )
  // A file of the whole stock comes from a person who has seen the difference, the feed from a system that may not know.
  const isSources = source !== 'upload'
  return await noteGone(
    db,
    id,
    records.filter((one) => !isSeen(one) && !(isSources && one.is_addition)),
  )
}

async function noteSourced(db: Db, additions: KnownRecord[]): Promise<void> {
  if (additions.length === 0) return
  const ids = additions.map(({ id }) => id)
  await transact(db, (tx) =>
    tx.updateTable('stock_records').set({ is_addition: false }).where('id', 'in', ids).execute(),
  )
}

async function noteGone(db: Db, run_id: number, gone: KnownRecord[]): Promise<number> {
  const withdrawing = gone.filter(isLive)
  const ended = gone.filter((one) => !isLive(one))
  await transact(db, async (tx) => {
    for (let at = 0; at < withdrawing.length; at += 1000) {
      const some = withdrawing.slice(at, at + 1000)
      await insertItems(
        tx,
        run_id,
        some.map(({ id, stock_number, title }) => ({
          stock_number,
          title,
          outcome: 'gone',
          changes: [],
          problems: [],
          record_id: id,
        })),
      )
    }
    const over = ended.map(({ id }) => id)
    if (over.length > 0) {
      await tx
        .updateTable('stock_records')
        .set({ waiting: JSON.stringify({ is_gone: true }) })
        .where('id', 'in', over)
        .execute()
    }
  })
  return withdrawing.length
}
