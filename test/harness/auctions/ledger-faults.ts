import { selectRows } from '#domains/deals/server/ledger/ledger.queries.ts'
import type { Db } from '#platform/server/database/db.ts'
import { faultInChain } from '#verify-ledger/chain.ts'
import type { LedgerRow } from '#verify-ledger/ledger-file.ts'

export async function ledgerFaults(db: Db, listing_ids: readonly number[]): Promise<string[]> {
  const faults = await Promise.all(listing_ids.map((id) => faultsOf(db, id)))
  return faults.flat()
}

async function faultsOf(db: Db, listing_id: number): Promise<string[]> {
  const rows = (await selectRows(db, listing_id)) as LedgerRow[]
  const fault = await faultInChain(rows, listing_id)
  const isOpen = fault?.row === rows.length && rows.length > 0
  const received = rows.filter((row) => row.kind === 'bid').map((row) => [row.sequence, row.price_cents])
  const bids = await db
    .selectFrom('bids')
    .select(['sequence', 'price_cents'])
    .where('listing_id', '=', listing_id)
    .orderBy('sequence')
    .execute()
  const stored = bids.map((bid) => [bid.sequence, bid.price_cents])
  return [
    ...(fault && !isOpen ? [`${listing_id}: ${fault.sentence}`] : []),
    ...(JSON.stringify(received) === JSON.stringify(stored)
      ? []
      : [`${listing_id}: other bids than were accepted`]),
  ]
}
