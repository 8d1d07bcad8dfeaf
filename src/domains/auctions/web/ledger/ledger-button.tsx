import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import type { Listing } from '#domains/listings/common/listings.ts'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { useLive } from '#platform/web/live/live.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { saveSeen } from './seen-ledgers.ts'
import * as t from '#domains/auctions/texts.ts'

const LedgerDialog = lazyOnClick(async () => (await import('./ledger-dialog.tsx')).LedgerDialog)

const ended = ['sold', 'unsold', 'withdrawn']

export function LedgerButton({ listing }: { listing: Listing }) {
  const [isOpen, setOpen] = useState(false)
  if (!ended.includes(listing.status)) return null
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button kind="quiet" icon={ShieldCheck} onClick={() => setOpen(true)}>
        {t.check_this_auction()}
      </Button>
      <p className="max-w-prose text-xs text-ink-3">{t.every_bid_is_a_row_in_a_ledger_that_no()}</p>
      {isOpen && <LedgerDialog listing={listing} onClose={() => setOpen(false)} />}
    </div>
  )
}

/** Stores each published end of a running ledger while the page is open. */
export function useLedgerHeads(listing: { id: number; status: string }): void {
  useLive(listing.status === 'active' ? `ledger:${listing.id}` : null, (message) => {
    if (message.kind === 'ledger') saveSeen(message.listing_id, message.head)
  })
}
