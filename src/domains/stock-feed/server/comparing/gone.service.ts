import { transact, type Db } from '#platform/server/database/db.ts'
import { updateRecords, type KnownRecord } from '../records/records.queries.ts'
import type { RunRow } from '../runs/runs.queries.ts'
import { insertItems } from './items.queries.ts'

export const isLive = ({ listing_status, withdrawn_at }: KnownRecord) =>
  withdrawn_at === null && (listing_status === 'active' || listing_status === 'pending')

const getIds = (records: KnownRecord[]) => records.map(({ id }) => id)

/** @returns how many would be withdrawn */
export async function compareStock(
  db: Db,
  { id: runId, source }: RunRow,
  { known, seen }: { known: ReadonlyMap<string, KnownRecord>; seen: ReadonlySet<string> },
): Promise<number> {
  const { here = [], away = [] } = Object.groupBy(known.values(), ({ stock_number }) =>
    seen.has(stock_number.toLowerCase()) ? 'here' : 'away',
  )
  // A person has reviewed a file of the whole stock; a feed's system may not know about additions.
  const gone = away.filter(({ is_addition }) => source === 'upload' || !is_addition)
  const withdrawing = gone.filter(isLive)
  const items = withdrawing.map(({ id, stock_number, title }) => {
    const found = { outcome: 'gone' as const, changes: [], problems: [] }
    return { stock_number, title, record_id: id, ...found }
  })
  await transact(db, async (tx) => {
    const sourced = here.filter(({ is_addition }) => is_addition)
    await updateRecords(tx, getIds(sourced), { is_addition: false })
    for (let at = 0; at < items.length; at += 1000) await insertItems(tx, runId, items.slice(at, at + 1000))
    const over = gone.filter((one) => !isLive(one))
    await updateRecords(tx, getIds(over), { waiting: JSON.stringify({ is_gone: true }) })
  })
  return withdrawing.length
}
