import { setTimeout as pause } from 'node:timers/promises'
import type { ImportOutcome } from '#domains/listing-import/common/listing-import.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { transact, type Db } from '#platform/server/database/db.ts'
import type { Platform } from '#platform/server/platform.ts'
import { readTerms } from '../mapping/terms.service.ts'
import { readCells, readHead } from '../reading/columns.rules.ts'
import { ImportFailed } from '../reading/import-failed.rules.ts'
import type { SentTable } from '../reading/sent-table.types.ts'
import { selectRun, updateRun, type RunRow } from '../runs/runs.queries.ts'
import { compareRow } from './compare-row.service.ts'
import { insertItems, type Item } from './items.queries.ts'
import { indexByListing, selectKnownItems, type KnownItem } from './references.queries.ts'

const atATime = 20

export interface Compared {
  found: Record<ImportOutcome, number>
  /** How many of the seller's items are live. */
  live: number
  wasCancelled: boolean
}

/** After a worker was killed it starts again, and rewrites the items. */
export async function compareTable(platform: Platform, run: RunRow, table: SentTable): Promise<Compared> {
  const { db } = platform
  const head = readHead(table.head)
  if (typeof head === 'string') throw new ImportFailed(head)
  await transact(db, async (tx) => {
    await tx.deleteFrom('listing_import_items').where('run_id', '=', run.id).execute()
    await updateRun(tx, run.id, {
      total_count: table.rows.length,
      done_count: 0,
      unknown_columns: head.unknown,
    })
  })
  const terms = await readTerms(platform, run.seller_id, table.pictures)
  const known = await selectKnownItems(db, run.seller_id)
  const byListing = indexByListing(known)
  const comparing = {
    platform,
    terms,
    known,
    byListing,
    seen: new Set<string>(),
    seenListings: new Set<ListingId>(),
  }
  const found = { new: 0, changed: 0, same: 0, gone: 0, refused: 0 }
  const live = await countLive(db, run.seller_id)
  for (let at = 0; at < table.rows.length; at += atATime) {
    const beganMs = performance.now()
    const items: Item[] = []
    for (const [n, row] of table.rows.slice(at, at + atATime).entries())
      items.push(await compareRow(comparing, { row_number: at + n + 2, cells: readCells(head, row) }))
    for (const { outcome } of items) found[outcome] += 1
    await transact(db, async (tx) => {
      await insertItems(tx, run.id, items)
      await updateRun(tx, run.id, { done_count: at + items.length })
    })
    if ((await selectRun(db, run.id))?.is_cancelling) return { found, live, wasCancelled: true }
    // Pauses as long as the work took: on a busy machine an import uses less of it.
    await pause(performance.now() - beganMs)
  }
  if (run.withdraws_missing) {
    const gone = [...known].filter(([key, item]) => isLive(item) && !comparing.seen.has(key))
    found.gone = gone.length
    await transact(db, (tx) => insertGone(tx, run.id, gone))
  }
  return { found, live, wasCancelled: false }
}

/** Those that no import brought count too: a table may change them as well. */
async function countLive(db: Db, sellerId: AccountId): Promise<number> {
  const { live } = await db
    .selectFrom('listings')
    .select((eb) => eb.fn.countAll<number>().as('live'))
    .where('seller_id', '=', sellerId)
    .where('type', '=', 'general')
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow()
  return live
}

const isLive = ({ listing_status: status }: KnownItem) => status === 'active'

async function insertGone(
  tx: Parameters<typeof insertItems>[0],
  runId: number,
  gone: [key: string, item: KnownItem][],
): Promise<void> {
  const items = gone.map(([, { reference, listing_id: listingId }]): Item => ({
    row_number: 0,
    reference,
    title: '',
    outcome: 'gone',
    wanted: null,
    changes: [],
    problems: [],
    listing_id: listingId,
  }))
  for (let at = 0; at < items.length; at += 500) await insertItems(tx, runId, items.slice(at, at + 500))
}
