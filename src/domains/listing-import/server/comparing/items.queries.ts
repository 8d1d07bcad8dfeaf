import { sql, type Selectable } from 'kysely'
import type {
  ImportItem,
  ImportOutcome,
  ImportProblem,
} from '#domains/listing-import/common/listing-import.ts'
import type { ListingId } from '#platform/common/ids.ts'
import type { DB } from '#platform/server/database/db-types.ts'
import type { Tx } from '#platform/server/database/db.ts'
import type { MappedRow } from '../mapping/map-row.rules.ts'

export type ItemRow = Selectable<DB['listing_import_items']>

/** Values that a row writes; its problems are found by then. */
export type RowValues = Omit<MappedRow, 'problems'>

export interface Item {
  row_number: number
  reference: string
  title: string
  outcome: ImportOutcome
  wanted: RowValues | null
  changes: ImportItem['changes']
  problems: ImportProblem[]
  listing_id: ListingId | null
}

export async function insertItems(tx: Tx, runId: number, items: readonly Item[]): Promise<void> {
  if (items.length === 0) return
  const rows = items.map(({ wanted, changes, problems, ...item }) => ({
    ...item,
    run_id: runId,
    wanted: wanted && JSON.stringify(wanted),
    changes: JSON.stringify(changes),
    problems: JSON.stringify(problems),
    ...((item.outcome === 'refused' || item.outcome === 'same') && {
      result: item.outcome,
      settled_at: sql<Date>`clock_timestamp()`,
    }),
  }))
  await tx.insertInto('listing_import_items').values(rows).execute()
}
