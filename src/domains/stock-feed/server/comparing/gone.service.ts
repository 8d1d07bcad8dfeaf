import { transact, type Db } from '#platform/server/database/db.ts'
import { updateRecords, type KnownRecord } from '../records/records.queries.ts'
import type { RunRow } from '../runs/runs.queries.ts'
import { insertItems } from './items.queries.ts'

export const isLive = ({ listing_status: listingStatus, withdrawn_at: withdrawnAt }: KnownRecord) =>
  withdrawnAt === null && (listingStatus === 'active' || listingStatus === 'pending')

const getIds = (records: KnownRecord[]) => records.map(({ id }) => id)

/** @returns how many would be withdrawn */
export async function compareStock(
  db: Db,
  { id: runId, source }: RunRow,
  { known, seen }: { known: ReadonlyMap<string, KnownRecord>; seen: ReadonlySet<string> },
): Promise<number> {
  const { here = [], away = [] } = Object.groupBy(known.values(), ({ stock_number: stockNumber }) =>
    seen.has(stockNumber.toLowerCase()) ? 'here' : 'away',
  )
  // A person has reviewed a file of the whole stock; a feed's system may not know about additions.
  const gone = away.filter(({ is_addition: isAddition }) => source === 'upload' || !isAddition)
  const withdrawing = gone.filter(isLive)
  const items = withdrawing.map(({ id, stock_number: stockNumber, title }) => {
    const found = { outcome: 'gone' as const, changes: [], problems: [] }
    return { stock_number: stockNumber, title, record_id: id, ...found }
  })
  await transact(db, async (tx) => {
    const sourced = here.filter(({ is_addition: isAddition }) => isAddition)
    await updateRecords(tx, getIds(sourced), { is_addition: false })
    for (let at = 0; at < items.length; at += 1000) await insertItems(tx, runId, items.slice(at, at + 1000))
    const over = gone.filter((one) => !isLive(one))
    await updateRecords(tx, getIds(over), { waiting: JSON.stringify({ is_gone: true }) })
  })
  return withdrawing.length
}
