import { useLive } from '#web/lib/live/live.ts'
import { keepSeen } from './seen-ledgers.ts'

/** Keeps each end of a running auction's ledger that is published while somebody looks. */
export function useLedgerHeads(listing: { id: number; status: string }): void {
  useLive(listing.status === 'active' ? `ledger:${listing.id}` : null, (message) => {
    if (message.kind === 'ledger') keepSeen(message.listing_id, message.head)
  })
}
