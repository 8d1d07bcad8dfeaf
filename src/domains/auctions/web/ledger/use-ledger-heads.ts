import { useLive } from '#platform/web/live/live.ts'
import { saveSeen } from './seen-ledgers.ts'

/** Stores each published end of a running ledger while the page is open. */
export function useLedgerHeads(listing: { id: number; status: string }): void {
  useLive(listing.status === 'active' ? `ledger:${listing.id}` : null, (message) => {
    if (message.kind === 'ledger') saveSeen(message.listing_id, message.head)
  })
}
