import { selectRows } from '#domains/deals/server/ledger/ledger.queries.ts'
import type { ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import { faultInChain } from '#verify-ledger/chain.ts'
import type { LedgerRow } from '#verify-ledger/ledger-file.ts'

export async function ledgerFaults(db: Db, listingIds: readonly ListingId[]): Promise<string[]> {
  const faults = await Promise.all(listingIds.map((id) => faultsOf(db, id)))
  return faults.flat()
}

async function faultsOf(db: Db, listingId: ListingId): Promise<string[]> {
  const rows = (await selectRows(db, listingId)) as LedgerRow[]
  const fault = await faultInChain(rows, listingId)
  const isOpen = fault?.row === rows.length && rows.length > 0
  const received = rows.filter((row) => row.kind === 'bid').map((row) => [row.sequence, row.price_cents])
  const bids = await db
    .selectFrom('bids')
    .select(['sequence', 'price_cents'])
    .where('listing_id', '=', listingId)
    .orderBy('sequence')
    .execute()
  const stored = bids.map((bid) => [bid.sequence, bid.price_cents])
  return [
    ...(fault && !isOpen ? [`${listingId}: ${fault.sentence}`] : []),
    ...(JSON.stringify(received) === JSON.stringify(stored)
      ? []
      : [`${listingId}: other bids than were accepted`]),
  ]
}
